/** Whys of kitchen, bath and elevator, and notes of a meeting, for `readTopics`. */
export const HOME_WHYS = `
# whys-at-home | nature | whys at home | whys at home, everyday physics at home, physics at home, household science | Everyday life
> Your floor is not cold. It steals your warmth. | A mirror does not swap left and right. | Bees made it, and it keeps.
@ Bare feet, a tiled floor, and a why.
3 | foggy glasses | Why do glasses fog up with a mask? | Warm breath fogs cold glasses | A mask lets warm, damp breath escape at the top. On the cooler lenses its water turns into tiny drops. | A mask that fits tightly at the nose helps. | Glasses fog in the same way when you come in from the cold.
4 | honey jar | Why does honey last forever? | Honey is too dry for germs | Honey has so little water, and so much sugar and acid, that germs can hardly live in it. In a closed jar it keeps for years. | It may turn solid, and gentle warmth makes it liquid again. | No honey for babies under one year.
3 | metal spoon | Why does metal feel colder than wood? | Metal draws the warmth from your hand | Metal and wood in a room are equally warm. Metal carries heat away from your hand much faster, and your skin feels that loss. | For the same reason tiles feel colder than a rug. | In a sauna it is the other way around: metal burns.
4 | mirror | Why do mirrors flip left and right? | A mirror swaps front and back | A mirror does not swap left and right. What is in front of it comes back reversed in depth, and we think of somebody who has turned around to face us. | Lie down before it, and nothing is swapped up and down, either. | Ambulances have their word reversed for drivers' mirrors.
3 | elevator | Why are there mirrors in elevators? | Mirrors make an elevator feel larger | Mirrors make a small room feel larger, pass the time, and let people see who is behind them. They help people in wheelchairs to back out. | Time seems shorter with something to look at. | It is often told that mirrors stopped complaints about waiting.
3 | umbrella | Why is it bad luck to open an umbrella inside? | Nobody knows why umbrellas inside are unlucky | The belief about umbrellas inside is known from nineteenth century England. Early umbrellas had stiff springs and could hit people or break things, which may be the reason. | That it comes from Egypt is not proved. | In a small room, an open umbrella is in the way in any case.
3 | coffee cup | Why does coffee make you poop? | Coffee wakes up the bowel | Coffee sets the muscles of the bowel moving in many people within minutes. Decaf does it, too, only less. | Hormones of digestion play a part. | Not everybody feels it.

# meeting-notes | how-to | taking notes in a meeting | take meeting notes, take notes in a meeting, take notes in meetings, take better meeting notes, take good meeting notes, write meeting notes, meeting notes, take minutes, take meeting minutes, write meeting minutes, meeting minutes | Minutes
> Do not write down what was said. | Three things matter. | Send them the same day.
@ The meeting ends, and nobody knows who does what.
1 | empty page | How do you prepare meeting notes? | Prepare the page beforehand | Write the date, the people and the points of the agenda on the page before the meeting begins. | Then you only fill it in. | Leave room under each point.
2 | check mark | What do you write down in a meeting? | Write decisions, tasks and questions | Note what was decided, who does what by when, and what is still open. | Hardly anybody reads who said what. | Mark tasks with a box and a name.
3 | short words | How do you take notes fast enough? | Write keywords, not sentences | Use keywords and signs that you know, and keep listening. | Whoever writes down everything hears nothing. | If something went too fast, ask for it once more.
4 | nodding | How do you make sure that notes are right? | Read the tasks aloud at the end | Before everybody leaves, read the decisions and tasks aloud. | Misunderstandings show at once. | It takes a minute.
5 | sent mail | When do you send meeting notes? | Send them the same day | Tidy up the notes and send them the same day, with the tasks on top. | Later you no longer know what a keyword meant. | Keep all notes in one place.
`

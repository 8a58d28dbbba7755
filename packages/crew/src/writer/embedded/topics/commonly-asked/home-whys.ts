/** Whys of kitchen, bath and elevator, and notes of a meeting, for `readTopics`. */
export const HOME_WHYS = `
# whys-at-home | nature | whys at home | whys at home, everyday physics at home, physics at home, household science | Everyday life
> A cold floor isn't colder than your rug. | A mirror doesn't swap left and right. | Honey can outlast everything else in your kitchen.
@ Bare feet, a tiled floor, and one question.
3 | foggy glasses | Why do glasses fog up with a mask? | The fog on your glasses is your own breath | A mask lets warm, damp breath escape at the top. It hits your cooler lenses and turns into tiny drops. | A mask that fits tightly at the nose helps. | Coming in from the cold does the same.
4 | honey jar | Why does honey last forever? | Honey is too dry for germs | Honey has so little water, and so much sugar and acid, that germs can't grow in it. In a closed jar, it keeps for years. | It may turn solid, but gentle warmth makes it flow again. | No honey for babies under one year.
3 | metal spoon | Why does metal feel colder than wood? | Metal steals the heat from your hand | Metal and wood in the same room are equally warm. But metal pulls the heat out of your hand much faster, and that loss is what you feel. | That's why tiles feel colder than a rug. | In a sauna, it's the other way around, and metal burns.
4 | mirror | Why do mirrors flip left and right? | A mirror swaps front and back | A mirror doesn't swap left and right. It swaps front and back, and you picture somebody who turned around to face you. | Lie down in front of it, and up and down still don't swap. | Ambulances wear their word backward for drivers' mirrors.
3 | elevator | Why are there mirrors in elevators? | Elevator mirrors make the ride feel shorter | Mirrors make a small box feel bigger, give you something to look at, and show who's behind you. They also help people in wheelchairs back out. | Time seems shorter when there's something to look at. | The story that mirrors stopped complaints about waiting is told everywhere.
3 | umbrella | Why is it bad luck to open an umbrella inside? | The umbrella curse may have been a safety tip | Nobody knows for sure. People in nineteenth century England already believed it, and early umbrellas had stiff springs that could hit people or break things. | The story that it comes from Egypt isn't proved. | And in a small room, an open umbrella is in the way anyhow.
3 | coffee cup | Why does coffee make you poop? | Coffee wakes up your gut, too | Coffee gets the muscles of your bowel moving, sometimes within minutes. Decaf does it too, just less. | Your digestive hormones play a part. | Not everybody feels it.

# meeting-notes | how-to | taking notes in a meeting | take meeting notes, take notes in a meeting, take notes in meetings, take better meeting notes, take good meeting notes, write meeting notes, meeting notes, take minutes, take meeting minutes, write meeting minutes, meeting minutes | Minutes
> Stop writing down what people say. | Notes need only three things. | If it's not in the notes by tonight, it's lost.
@ The meeting ends, and nobody knows who does what.
1 | empty page | How do you prepare meeting notes? | Prepare the page before the meeting | Before it starts, write the date, the people and the agenda on your page. | Then you only have to fill it in. | Leave room under each point.
2 | check mark | What do you write down in a meeting? | Write down decisions, tasks and open questions | Note three things: what was decided, who does what by when, and what's still open. | Nobody reads who said what. | Mark each task with a box and a name.
3 | short words | How do you take notes fast enough? | Write keywords, not sentences | Use keywords and signs that you know, and keep listening. | If you write down everything, you hear nothing. | If something went too fast, ask right away.
4 | nodding | How do you make sure that notes are right? | Read the tasks aloud at the end | Before everybody leaves, read out the decisions and the tasks. | Any misunderstanding shows at once. | It takes one minute.
5 | sent mail | When do you send meeting notes? | Send the notes the same day | Tidy them up and send them today, with the tasks on top. | By next week, you won't know what a keyword meant. | Keep all your notes in one place.
`

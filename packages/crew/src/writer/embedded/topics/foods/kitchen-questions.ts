/** What people ask about food and their own heads, for `readTopics`. */
export const KITCHEN_QUESTIONS = `
# eggs | food | eggs | eggs, egg, chicken eggs, an egg, calories in an egg | Egg as food
> An old egg floats. | An egg's color tells you about the hen, and nothing else. | An eggshell has thousands of holes.
@ You crack an egg, and the yolk stands up.
3 | scale | How many calories are in an egg? | A large egg has about seventy calories | A large chicken egg has a little over seventy calories, and about six grams of protein. | Most of the calories are in the yolk, which holds nearly all of the fat. | The white is mostly water and protein.
4 | floating egg | How can you tell whether an egg is fresh? | Old eggs float | Put an egg in a glass of water. A fresh one lies on the bottom, an older one stands up, and an old one floats. | Over time, water seeps out through the shell and air comes in. | Floating means old, and not always spoiled. Crack it into a cup and smell it.
3 | brown and white | Why are some eggs brown and some white? | The hen's breed decides the egg's color | Whether an egg is white or brown depends on the breed of the hen. Inside, they're the same. | The brown goes on in the last hours before it's laid. | Some breeds lay blue or green eggs.
4 | egg pores | How many pores does an eggshell have? | Your eggshell is full of tiny holes | A chicken eggshell has several thousand tiny pores, so a chick could breathe through it. | A thin coat seals them against germs. | America washes eggs, which takes that coat off, and that's why yours sit in the fridge.
3 | boiling pot | Why does an egg get hard when it is boiled? | Heat knots an egg's proteins together | Heat makes the proteins in an egg unfold and snag on each other, so the liquid turns solid. | The white starts to set at about a hundred and forty degrees, and the yolk a little above that. | No cook can undo it.
! brown egg | brown eggs are healthier than white ones | The color of the shell says nothing about what is inside. Feed and keeping make the difference. | Brown ones often cost more because their hens are larger and eat more.

# espresso-drinks | food | espresso drinks | espresso drinks, latte, flat white, macchiato, caffe latte, coffee drinks, latte and cappuccino, cappuccino and latte, latte vs cappuccino, cappuccino vs latte, latte versus cappuccino | Espresso
> Latte, cappuccino, flat white: it's the same espresso. | Order a latte in Italy, and you get a glass of milk. | Cappuccino is named after monks.
@ You stand at the counter, and the menu has twelve kinds of coffee.
3 | two cups | What is the difference between a latte and a cappuccino? | A latte is a milkier cappuccino | Both are espresso with steamed milk. A cappuccino is smaller, with thick foam. A latte has much more milk and little foam. | So a cappuccino tastes more like coffee, and a latte more like milk. | The espresso in them can be just the same.
3 | flat white | What is a flat white? | A flat white has very fine foam | A flat white is espresso with very finely steamed milk in a small cup, with almost no foam on top. | Australia and New Zealand both say they invented it. | It tastes stronger than a latte, because there's less milk.
3 | stained milk | What does macchiato mean? | Macchiato means stained | An espresso macchiato is an espresso with a spot of milk foam. In Italian, macchiato means stained. | A latte macchiato is the reverse: lots of milk, stained with coffee. | So the two are very different drinks.
4 | brown robes | Where does the name cappuccino come from? | Cappuccino is named after monks | Cappuccino goes back to the Capuchin monks, whose robes are the same brown. | In Vienna, coffee of that color was called a Kapuziner back in the eighteenth century. | The name of the monks comes from their hood, the cappuccio.
3 | steam wand | How is milk foam made? | Steam blows air into the milk | A jet of steam heats the milk and draws air into it. The proteins of the milk hold the bubbles. | Above about a hundred and sixty degrees, milk starts to taste cooked. | That is why a good cappuccino is not boiling hot.
! glass of milk | a latte in Italy is a coffee | Latte is Italian for milk, and milk is what you get. Ask for a caffe latte. | The short name became usual in other countries.

# earworms | mind | earworms | earworms, earworm, songs get stuck, song stuck, songs stuck, song get stuck, a song stuck in your head, songs stuck in your head, songs get stuck in your head, song stuck in my head, get a song out of your head | Earworm
> You know that song. Now you can't get rid of it. | Nine people in ten get a song stuck every week. | Chewing gum can get a song out of your head.
@ You brush your teeth, and the song starts again.
4 | headphones | Why do songs get stuck in your head? | Catchy songs are simple with a twist | A study of thousands of people found that sticky songs are fast, easy to sing and heard often, with a small surprise in the tune. | Your memory repeats what it heard most, and last. | One word or one place from the song can set it off.
3 | weekly calendar | How common are earworms? | Nine in ten people get earworms weekly | In a large survey in Finland, about nine of ten people had a song stuck in their head at least once a week. | Most find it pleasant or do not mind. | Musicians get more of them.
4 | chewing gum | How do you get rid of an earworm? | Chewing gum can help against earworms | In a British experiment, people who chewed gum thought of a catchy song less often. | Your jaw takes part when you sing in your head, and chewing keeps it busy. | Reading or doing a puzzle helps some people, too.
3 | short loop | Which part of a song gets stuck? | Only a few seconds of a song get stuck | It's rarely the whole song. Most earworms are a few seconds, often the chorus, over and over. | One idea is that your mind goes back to what it hasn't finished. | So some people play the song to its end, and it stops.
3 | German book | Where does the word earworm come from? | German gave us the earworm | The word earworm is a translation of the German Ohrwurm. | In German it first meant an insect, the earwig. | Scientists say involuntary musical imagery.
! broken record | earworms mean that something is wrong with you | Nearly everyone gets them, and they're harmless. | They come when your mind is idle, on a walk or in the shower.
`

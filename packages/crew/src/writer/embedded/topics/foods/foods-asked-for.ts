/** More foods and drinks that people ask for, for `readTopics`. */
export const FOODS_ASKED_FOR = `
# pineapples | food | pineapples | pineapple, pineapples, pineapple fruit, pineapple facts | Pineapple
> Rich people once rented a pineapple for a party. | When you eat pineapple, it digests you back. | One pineapple is a hundred fruits in one.
@ A pineapple stands on the party table, and nobody dares to cut it.
5 | party table | Were pineapples once rented? | People once rented pineapples to show off | In eighteenth-century Britain, a pineapple could cost as much as a coach, so some people hired one just for an evening. | Growing one there took a hothouse and a mountain of coal. | The same fruit went from party to party.
4 | tingling tongue | Why does pineapple sting your tongue? | Pineapple digests a little of your tongue | Fresh pineapple stings because it holds bromelain, a set of enzymes that break down protein, and your tongue is protein. | Heat destroys the enzymes, so canned pineapple doesn't sting. | That's also why gelatin never sets with fresh pineapple in it.
4 | many flowers | How does a pineapple grow? | One pineapple is really a hundred fruits | A pineapple plant opens a hundred flowers or more, and their fruits all fuse into one. | Each eye on the skin was a flower. | Plant the leafy crown, wait two years or so, and you may get another one.
3 | spirals | Is there math in a pineapple? | Pineapples are built on Fibonacci numbers | The eyes of a pineapple run in spirals, usually eight one way, thirteen another, and twenty one the steepest way. | Growing in that pattern packs them tightly. | Pine cones and sunflowers do the same math.
3 | ship | Where do pineapples come from? | Europe met the pineapple through Columbus | Pineapples come from South America, and Columbus met one on the island of Guadeloupe in fourteen ninety three. | English speakers thought that it looked like a pine cone. | Most other languages call it ananas.

# corn-food | food | corn | corn, maize, corn on the cob, sweet corn, corn plant, corn facts | Maize
> Without people, corn would die out. | Count the rows on your corn. It's almost always even. | Corn began as a grass with a dozen rock-hard seeds.
@ The corn around you is taller than you are, and you can't see out.
5 | grass beside cob | Where does corn come from? | Corn was once a skinny wild grass | About nine thousand years ago, farmers in Mexico began turning teosinte, a grass with a dozen rock-hard grains, into corn. | They saved the best seeds, year after year. | The two look so different that scientists long doubted they were related.
4 | kernels | Can corn live in the wild? | Corn can't survive without people | Corn can't spread its own seeds, because the kernels sit tight on the cob, wrapped in a husk. | A person has to pull them off and plant them. | A cob left on the ground sprouts so crowded that the seedlings choke each other.
4 | counted rows | How many rows does an ear of corn have? | Corn always grows in even rows | An ear of corn almost always has an even number of rows, often sixteen, with around eight hundred kernels. | The rows form in pairs. | Every kernel has its own thread of silk.
4 | lime pot | Why is corn cooked with lime? | Corn without lime once made people sick | In Mexico, corn is cooked with mineral lime, which frees the vitamin niacin. Where people skipped that step, many got sick. | The disease is called pellagra. | Real tortillas are still made that way.
3 | cow | What is corn used for? | Most corn never reaches your plate | Most of the world's corn feeds animals, or gets turned into fuel, starch and syrup. | The world harvests more corn than any other grain. | Popcorn is its own kind of corn.
`

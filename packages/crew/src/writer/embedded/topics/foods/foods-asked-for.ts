/** More foods and drinks that people ask for, for `readTopics`. */
export const FOODS_ASKED_FOR = `
# pineapples | food | pineapples | pineapple, pineapples, pineapple fruit, pineapple facts | Pineapple
> People rented one for a party. | It eats you back. | It is a hundred flowers in one.
@ A fruit with a crown stands on the table, and nobody dares to cut it.
5 | party table | Were pineapples once rented? | People rented pineapples to show off | People rented pineapples to show off. In eighteenth century Britain one could cost as much as a coach. Some hired one for an evening, and it went on to the next party. | Hothouses and coal made them dear. | They were carved on gates.
4 | tingling tongue | Why does pineapple sting your tongue? | Pineapple digests a bit of your tongue | Pineapple digests a bit of your tongue. It holds bromelain, enzymes that break down protein. | Heat destroys them, so canned fruit does not sting. | That is why fresh pineapple keeps jelly from setting.
4 | many flowers | How does a pineapple grow? | One pineapple is many fruits | One pineapple is many fruits. A hundred flowers or more grow together on a plant near the ground. | It takes about a year and a half or two. | The crown can be planted.
3 | spirals | Is there math in a pineapple? | Pineapples count in Fibonacci numbers | Pineapples count in Fibonacci numbers. The eyes run in spirals, mostly of eight, thirteen and twenty one. | The plant packs best that way. | Pine cones do it, too.
3 | ship | Where do pineapples come from? | Pineapples come from South America | Pineapples come from South America. Columbus met one on Guadeloupe in fourteen ninety three. | English named it for pine cone and apple. | Many other languages call it ananas.

# corn-food | food | corn | corn, maize, corn on the cob, sweet corn, corn plant, corn facts | Maize
> It cannot live without us. | An ear has an even number of rows. | A comma of grass became a cob.
@ A field taller than you rustles, and you cannot see out.
5 | grass beside cob | Where does corn come from? | Corn was bred from a wild grass | Corn was bred from a wild grass. In Mexico, some nine thousand years ago, people began with teosinte, which has a dozen hard grains. | Few plants were changed so much. | For long, many doubted that they are related.
4 | kernels | Can corn live in the wild? | Corn cannot live without people | Corn cannot live without people. The grains sit tight under a husk and do not fall. | It has to be shelled and sown. | So both depend on each other.
4 | counted rows | How many rows does an ear of corn have? | An ear of corn has even rows | An ear of corn has even rows. Mostly there are sixteen, with about eight hundred kernels. | They form in pairs. | Each has a silk of its own.
4 | lime pot | Why is corn cooked with lime? | Lime water makes corn richer | Lime water makes corn richer. In Mexico it is boiled with lime, which frees niacin. Where people took the corn without it, many got ill. | The illness was pellagra. | Tortillas are made so to this day.
3 | cow | What is corn used for? | Most corn is not eaten by people | Most corn is not eaten by people. Much feeds animals, or becomes fuel, starch and syrup. | It is the grain of which most is grown. | Popcorn is a kind of its own.
`

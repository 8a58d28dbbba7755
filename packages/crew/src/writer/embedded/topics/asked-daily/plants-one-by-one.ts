/** Single house plants and vegetables, five steps each, for `readTopics`. */
export const PLANTS_ONE_BY_ONE = `
# zz-plants | how-to | caring for a ZZ plant | zz plant, zz plants, zz plant care, care for zz plant, zamioculcas, zamioculcas care, zz plant yellow leaves, why is my zz plant turning yellow, how often to water zz plant, zz plant light | Zamioculcas
> The best care for it is to forget it. | It stores water in a potato below. | Yellow means that you loved it too much.
@ Three weeks of vacation, and it looks better than you.
1 | dim corner | Where does a ZZ plant stand? | Keep it out of the noon sun | It lives in an office corner, and grows faster near a window. Turn it now and then. | Sun burns the shine off. | It was sold worldwide only since the nineties.
2 | dry soil | How often do you water a ZZ plant? | Water it once every three weeks | Water when the soil is dry to the bottom, and pour off the rest. | Thick tubers below hold a month's supply. | In doubt, wait a week.
3 | yellow leaf | Why does a ZZ plant turn yellow? | Cut off rot if leaves turn yellow | Take it out, cut soft brown tubers away, and set it in dry, loose soil. | One old leaf now and then is normal. | A hole in the pot is a must.
4 | new shoot | When do you repot a ZZ plant? | Repot it when tubers bend the pot | Every two or three years, one size up, with grit in the soil. Feed it twice a year. | It shoots in bursts. | New leaves come in light green, all at once.
5 | leaf in soil | How do you propagate a ZZ plant? | Stick leaflets in soil, and be patient | Stick single leaflets in damp soil, bright and warm, and forget them. | Splitting the tubers is quicker. | Wash your hands: its sap irritates, and pets shouldn't chew it.

# jade-plants | how-to | caring for a jade plant | jade plant, jade plants, jade plant care, care for jade plant, money plant jade, crassula ovata, jade plant dropping leaves, why is my jade plant dropping leaves, how to prune a jade plant, jade plant bloom, jade plant bonsai | Crassula ovata
> It can be handed down in a will. | Wrinkles ask for water, mush asks for mercy. | Red edges are a tan.
@ A small tree, thick as a wrist, and it was your grandmother's leaf.
1 | sunny sill | Where does a jade plant stand? | Put jade on the sunniest sill | Four hours of sun and more keep it compact. Get it used to summer sun outdoors slowly. | Red edges come with light. | Long thin stems want more.
2 | watering can | How often do you water a jade plant? | Soak jade, then let it dry out | Water every two to three weeks in summer, once a month in winter. | Leaves are its tank. | Wrinkled means thirsty, soft means drowned.
3 | fallen leaves | Why does a jade plant drop leaves? | Check the stem when leaves drop | Feel the stem: firm means thirst or shock, soft means rot. Cut above the rot, and root the top. | Pots without holes are the usual killer. | Clay pots forgive more.
4 | scissors | How do you make a jade plant bushy? | Cut jade above a ring | In spring, cut each long branch above a ring. Two grow from it. | Thick trunks come with years. | A heavy pot keeps it standing.
5 | white flowers | How do you make a jade plant bloom? | Give old jade cool, dry, long nights | Old plants bloom in winter after weeks at ten to twelve degrees, with little water. | A leaf laid on soil makes a new one. | Keep it from cats and dogs.

# christmas-cacti | how-to | making a Christmas cactus bloom | christmas cactus, christmas cacti, christmas cactus care, make christmas cactus bloom, christmas cactus bloom, get christmas cactus to bloom, why is my christmas cactus not blooming, christmas cactus not blooming, thanksgiving cactus, christmas cactus dropping buds | Schlumbergera
> It needs long nights to know that it's Christmas. | It's from a forest, not a desert. | Turn it now, and the buds fall.
@ Pink flowers in December, from a plant that your aunt got as a bride.
1 | forest branch | What does a Christmas cactus need? | Grow it in bright shade, lightly moist | It grows on trees in Brazil's mountain forests. Keep it bright without noon sun, lightly moist, in loose soil. | It's a cactus that gets thirsty. | Limp joints can mean both, dry or rotten.
2 | dark closet | Why is a Christmas cactus not blooming? | Give it fourteen hours of dark for weeks | From October, give it long nights without any lamp, at about fifteen degrees, and little water. | A cool bedroom does it by itself. | Buds show at the tips.
3 | pink bud | Why does a Christmas cactus drop its buds? | Leave it alone once buds show | Once there are buds, leave it where it is, water evenly, and keep it from heaters and fruit bowls. | Ripe apples give off a gas that ages it. | Mark its side to the light.
4 | resting plant | What do you do after it bloomed? | Let it rest for two months | Water less, no feed, until new joints come. In summer, shade outdoors is fine. | Repot only every three years. | It likes it tight.
5 | rooted joints | How do you propagate a Christmas cactus? | Root three joints in soil | Let them dry for two days, and stick them in soil. | Pointed teeth mean that it's a Thanksgiving cactus. | Some families' plants are a hundred years old.

# air-plants-care | how-to | caring for air plants | air plant, air plants, air plant care, care for air plants, tillandsia, tillandsia care, how to water air plants, water air plants, air plant brown tips, spanish moss plant | Tillandsia
> It has roots, but it doesn't drink with them. | Most die of a bath without a drying. | It blooms once, blushes, and leaves children.
@ A spiky ball on your shelf, without a pot, and it lives.
1 | bright shelf | Where do air plants live? | Keep it bright and airy | Within two meters of a window, with moving air. Not in a closed glass. | In the wild, it sits on branches and wires. | Its roots just hold on.
2 | water bowl | How do you water an air plant? | Bathe it for half an hour each week | Lay it in rain or tap water that stood, once a week, in dry rooms twice. | Scales on the leaves drink. | Softened water has too much salt.
3 | upside down | What do you do after the bath? | Shake it, and dry it head down | Turn it over, shake water from its heart, and let it dry in four hours, before it goes back. | Water in the middle rots it. | A rotten one falls apart at a touch.
4 | brown tip | Why do air plants get brown tips? | Trim dry tips, and water more often | Trim dry tips at a slant, bathe it more often, move it back from the glass. | Curled leaves mean thirst. | Silver kinds like sun, green ones shade.
5 | red flower | How often does an air plant bloom? | Leave its pups on, or part them | It blushes and blooms for weeks, then makes small ones at the base, and fades over a year. | Leave them on, and it becomes a ball. | Or part them at a third of the mother's size.

# calathea-care | how-to | caring for a calathea | calathea, calatheas, calathea care, care for calathea, prayer plant, prayer plants, prayer plant care, why does my calathea curl, calathea leaves curling, calathea crispy edges, calathea brown edges, is calathea safe for cats | Calathea
> It folds its hands at night. | Crisp edges mean that your air is dry. | It judges your tap water.
@ Eight in the evening, and all its leaves stand up.
1 | shaded window | Where does a calathea stand? | Give a calathea warm, bright shade | North or east window, eighteen degrees and more. | Sun bleaches its patterns. | It grew below big trees.
2 | rain water | What water does a calathea need? | Water it with soft water, often | Keep the soil just moist with rain or filtered water. Lime and salt brown the edges. | Never let it stand in it. | Cold water shocks it.
3 | humidifier | Why does a calathea get crispy edges? | Make the air humid against crisp edges | It likes fifty percent humidity and more: group plants, use a humidifier, or a bright bathroom. | Spraying lasts for minutes. | Cut brown edges along the leaf's shape.
4 | curled leaf | Why does a calathea curl? | Water it when leaves curl by day | Feel the soil, and check for webs of mites below. Water, warm up, wait a night. | At night, curling up is sleep. | A joint fills with water, and lifts it.
5 | divided roots | How do you propagate a calathea? | Divide the root ball in spring | Part it by hand, each piece with roots and leaves, and cover it with a bag for two weeks. | Leaves alone don't root. | It's safe for cats, who like its swish.

# boston-ferns | how-to | caring for a Boston fern | boston fern, boston ferns, boston fern care, care for boston fern, fern care, care for ferns, indoor ferns, ferns indoors, fern turning brown, why is my fern turning brown, fern dropping leaves, are ferns safe for cats | Nephrolepis exaltata
> It must never dry out. Not once. | It loves your shower more than you do. | Haircut, bath, and it's back.
@ Little brown leaves on the floor, again.
1 | bathroom window | Where does a Boston fern stand? | Hang a fern in cool, damp shade | A bathroom with a window is best, far from heaters. | Victorians had whole rooms for ferns. | Direct sun scorches it.
2 | soaked pot | How do you water a fern? | Keep a fern moist, and soak it weekly | Touch the soil every two days, and sink the pot in water once a week for ten minutes. | Dry for one day, brown for a month. | Pour off what's left.
3 | brown fronds | Why does a fern turn brown? | Cut brown fronds at the base | Cut brown fronds at the base, water, raise the humidity. New ones uncurl from the middle. | Brown dots in rows below are spores. | They're no bugs.
4 | feeding | How do you feed a fern? | Feed a fern at half strength | Feed it monthly at half the dose. Salt burns its fine roots. | Pale green asks for food. | In winter, it rests.
5 | cut in half | How do you save and multiply a fern? | Saw the root ball in half | In spring, cut it with a bread knife, pot both halves, trim all back. It looks awful for a month. | It's safe for cats and dogs. | Then it's two.

# african-violets-care | how-to | caring for African violets | african violet, african violets, african violet care, care for african violets, water african violets, how to water african violets, get african violets to bloom, why is my african violet not blooming, african violet leggy, propagate african violets | African violet
> It hates wet hair. | One leaf is a whole plant. | No flowers mean no light.
@ A saucer on the sill, and a ring of purple.
1 | east window | Where do African violets stand? | Stand violets at an east window | Bright without noon sun, or thirty centimeters below a lamp for twelve hours. Turn it weekly. | Leaves that reach up want more light. | It's from Tanzania's hills.
2 | water saucer | How do you water African violets? | Water violets from below, lukewarm | Put water in the saucer for half an hour, then pour off the rest. | Cold drops leave pale spots. | Let the top dry in between.
3 | violet buds | Why is an African violet not blooming? | Feed them, and keep the pot small | Give more light, feed every second week with bloom feed, and keep the pot a third of its width. | Pick off what's faded. | It can bloom ten months a year.
4 | bare neck | What do you do with a leggy African violet? | Sink a bare neck into new soil | Take off the lowest leaves, scrape the bare neck, and repot it deeper, yearly. | New roots grow from it. | Three rings of leaves are enough.
5 | leaf cutting | How do you propagate African violets? | Root one leaf in damp soil | Cut a leaf with two centimeters of stalk, slanted, into damp soil, under a bag. Babies come in two months. | Part them when as big as coins. | It's safe for pets.

# philodendron-care | how-to | caring for a philodendron | philodendron, philodendrons, philodendron care, care for philodendron, philodendron vs pothos, pothos vs philodendron, heartleaf philodendron, philodendron yellow leaves, philodendron pole | Philodendron
> Its name means tree lover. | Give it a pole, and its leaves double. | Hearts that hang from your shelf.
@ A green heart unrolls, and points at the window.
1 | bright room | Where does a philodendron stand? | Stand it bright, without direct sun | A meter or two from a window. It bears less light, and grows slower. | Sun makes pale burns. | Warm and away from drafts.
2 | finger in soil | How often do you water a philodendron? | Water it when the upper third is dry | Water about once a week, less in winter. | Yellow leaves: too wet. Limp, brown edges: too dry. | Check with a finger.
3 | moss pole | Why does a philodendron need a pole? | Let it climb a damp pole | Tie it to a moss pole, keep that damp, and air roots hold on. | In the forest, it climbs to the light. | Hanging ones stay small, and pretty.
4 | cut vine | How do you propagate a philodendron? | Root cuttings below a knot, in water | Cut a piece with a knot and two leaves. In water it roots in three weeks. | Put three back into the pot for fullness. | Change the water weekly.
5 | two leaves | What is the difference between a philodendron and a pothos? | Feel the leaf to tell it from pothos | Pothos leaves are thick, waxy, and a bit uneven. A philodendron's are thin hearts, and new ones come in a pink wrapper. | Care is the same. | Both are poisonous to pets, mildly.

# rhubarb-growing | how-to | growing rhubarb | grow rhubarb, growing rhubarb, plant rhubarb, harvest rhubarb, harvesting rhubarb, when to stop harvesting rhubarb, are rhubarb leaves poisonous, rhubarb leaves poisonous, forcing rhubarb, force rhubarb, rhubarb plant | Rhubarb
> Pull, don't cut. | Stop when the longest day comes. | In Yorkshire, they pick it by candlelight.
@ April, and a red fist pushes through the soil.
1 | planted crown | How do you plant rhubarb? | Plant a crown once, in rich soil | Plant a crown in fall or spring, buds just below the surface, with compost, one square meter each. | It stays ten years. | Half shade is fine.
2 | waiting | When can you harvest rhubarb first? | Leave rhubarb alone the first year | Leave it alone the first year, take a few stalks in the second. | It builds its root. | Break off any flower stalk.
3 | pulled stalk | How do you harvest rhubarb? | Twist and pull, and leave half | Hold low, twist, pull. Never take more than half. | A stump from a knife can rot. | The thick ones first.
4 | calendar | When do you stop harvesting rhubarb? | Stop harvesting around midsummer | Stop in late June, so that it gathers strength. Acid rises late, too. | Then feed it with compost. | Water in dry summers.
5 | bucket | Are rhubarb leaves poisonous? | Cut off the poisonous leaves | The leaves hold much oxalic acid, so cut them off, and compost them. For early sweet stalks, cover it with a bucket in February. | In Yorkshire's dark sheds, you can hear it grow. | A pinch of soda saves sugar.

# asparagus-growing | how-to | growing asparagus | grow asparagus, growing asparagus, plant asparagus, asparagus bed, asparagus patch, harvest asparagus, when to harvest asparagus, asparagus crowns, white vs green asparagus | Asparagus
> Wait two springs, then eat for twenty. | White is green that never saw the sun. | It grows while you watch. Nearly.
@ A bare bed in April, and one purple tip.
1 | trench | How do you plant asparagus? | Spread the crowns in a trench | In spring, dig a trench of twenty centimeters, heap a ridge of compost, spread the roots over it, and fill it up over the summer. | Sun and sandy soil. | Crowns save a year against seeds.
2 | feathery fern | When can you harvest asparagus? | Harvest nothing for two years | Let all shoots become ferns in the first two years. They feed the root. | In the third spring, cut for three weeks. | Later, until late June.
3 | knife at ground | How do you cut asparagus? | Cut spears at a hand long, daily | Cut spears of fifteen to twenty centimeters at the ground, each morning. | On a warm day, it grows ten centimeters. | Thick and thin taste alike.
4 | brown fern | What do you do with asparagus in fall? | Leave the fern until it turns yellow | Cut it down in winter, and spread compost. | Weeds are its worst enemy. | Pull them by hand.
5 | earth mound | What is the difference between white and green asparagus? | Heap earth over it for white spears | White grows under a mound, and is cut before it sees light. Green grows in the sun, and needs hardly any peeling. | Same plant. | From bed to pot within an hour, and it needs nothing else.

# sweet-corn-growing | how-to | growing sweet corn | grow sweet corn, growing sweet corn, grow corn, growing corn, plant corn, when to plant corn, corn in raised beds, when is corn ready to pick, harvest corn, three sisters garden | Sweet corn
> Corn wants a square, and no row. | Each hair is one kernel. | Put the water on before you pick.
@ August, a rustle, and brown silk.
1 | warm soil | When do you plant corn? | Sow corn when the soil is warm | Sow after the last frost, three centimeters deep, soil above fifteen degrees. | Cold seed rots. | Mice and crows know, so cover it.
2 | corn block | Why do you plant corn in a block? | Plant corn in a block, for the wind | Plant four short rows of four, thirty centimeters apart, not one long row. | Pollen falls from the top onto the silk. | Missing kernels are missed hairs.
3 | beans and squash | What are the three sisters? | Let beans and squash grow with it | Beans climb the corn and feed the soil, squash shades it. Native peoples of America planted so. | Sow beans when corn is a hand high. | It's a garden that holds hands.
4 | watering | What does corn need to grow? | Feed corn at knee height, water at silk | Feed it when knee high, heap soil at the foot, and water when silk shows. | Dry silk means empty tips. | Two ears a plant is good.
5 | milky kernel | When is corn ready to pick? | Pick when a kernel gives milk | Some three weeks after silk, peel a tip and press a kernel: milk means now, water wait, dough too late. | Sugar turns to starch within hours. | So boil the water first.

# lemon-trees | how-to | growing a lemon tree in a pot | grow lemons, growing lemons, grow a lemon tree, lemon tree, lemon trees, lemon tree care, lemon tree indoors, lemon tree in a pot, grow lemon tree from seed, why is my lemon tree dropping leaves, lemon tree dropping leaves, lemon tree winter | Lemon
> A warm, dark room drops every leaf. | From a seed, you wait ten years. | It blooms while last year's fruit hangs.
@ January, a cold bright room, and it smells of Sicily.
1 | grafted tree | How do you start a lemon tree? | Buy a grafted lemon tree | A grafted tree bears within a year or two, a seed after ten, and perhaps poorly. | Look for a bend low on the trunk. | Seeds make a nice houseplant.
2 | summer terrace | Where does a lemon tree stand in summer? | Put it outside in summer, in full sun | From after the last frost until fall, get it used to sun over a week. | Bees do the work there. | Indoors, use a brush.
3 | rain water | How do you water a lemon tree? | Water deep, then let the top dry | Water with rain water when the top is dry, in summer often daily. Feed with citrus feed weekly. | Yellow leaves with green veins lack iron. | No wet saucer.
4 | winter room | Why does a lemon tree drop its leaves? | Winter it cool and bright | Winter it at five to ten degrees by a window, with little water. A warm living room needs a lamp. | Cold roots with warm leaves drop everything. | It comes back in spring.
5 | yellow lemon | When is a lemon ripe? | Wait until a lemon yields | Cut it when it's full yellow and gives a little. | It won't ripen off the tree. | Leave a few for the smell.

# growing-peas-steps | how-to | growing peas | grow peas, growing peas, plant peas, when to plant peas, grow snap peas, growing snap peas, grow sugar snap peas, peas trellis | Pea
> They like it cold. Heat ends them. | Their roots make food from air. | Few reach the kitchen.
@ March, cold fingers, and the first row is in.
1 | cold soil | When do you plant peas? | Sow peas as soon as soil can be worked | Sow four to six weeks before the last frost, and again in August. Above twenty five degrees, they stop. | Frost hardly hurts seedlings. | Soak them overnight.
2 | seed row | How do you sow peas? | Sow them deep, in a double row | A hand apart from row to row, thick in the row. Net against birds and mice. | They don't like to be moved. | No nitrogen feed: they make their own.
3 | trellis | What do peas climb? | Give peas thin things to climb | Their threads wrap around what's thinner than a pencil. Set it up when you sow. | Dwarf ones lean on each other. | They start at ten centimeters.
4 | picking | When do you pick peas? | Pick peas every two days | Sugar snaps when round, snow peas when flat, shelling peas when full, before the pod goes dull. | Leave ripe ones, and it stops. | Two hands: hold the vine.
5 | cut stem | What do you do with peas afterward? | Cut peas off, and leave the roots | The knots on roots leave nitrogen for cabbage or kale. | That's a free feed. | The tips are good in salad.

# growing-spinach-and-kale | how-to | growing kale and spinach | grow kale, growing kale, plant kale, grow spinach, growing spinach, plant spinach, spinach bolting, harvest kale, kale in winter, grow chard, growing chard | Kale
> Frost makes it sweet. | Spinach counts the hours of light. | Pick from below, and it becomes a palm.
@ Snow on the bed, and dinner under it.
1 | seed tray | When do you sow kale and spinach? | Sow spinach early and late, kale in summer | Sow spinach in March and in August, kale from April to June for winter. | Long days make spinach bolt. | Chard takes its place in summer.
2 | spaced plants | How much room do they need? | Space kale widely, spinach by a hand | Thin spinach to ten centimeters, set kale half a meter apart, deep and firm. | Eat what you thin. | Compost and even water.
3 | insect net | How do you protect kale? | Net kale before the white butterfly | Cover it from planting with fine net, closed at the ground. Pick off green worms. | Pigeons want it in winter. | Spinach has few enemies but slugs.
4 | lower leaves | How do you harvest kale and spinach? | Take outer leaves first, leave the heart | Take the lowest leaves of kale, the outer ones of spinach, and they go on. | A few leaves each from five plants. | Cut spinach whole when it stretches.
5 | frosty leaf | Why is kale sweeter after frost? | Wait for frost, which makes kale sweet | Sugar keeps its cells from freezing. It stands to minus fifteen degrees and more. | Fresh from snow, massage it with oil and salt. | It gives until March.

# growing-broccoli-steps | how-to | growing broccoli | grow broccoli, growing broccoli, plant broccoli, when to plant broccoli, when to harvest broccoli, harvest broccoli, broccoli flowering, broccoli worms, cabbage worms, get rid of cabbage worms, grow cabbage, growing cabbage, grow cauliflower, growing cauliflower | Broccoli
> You eat flowers that never opened. | One cut, and it gives for weeks. | Net first, plant after.
@ A white butterfly, so pretty, and it's here to lay.
1 | young plants | When do you plant broccoli? | Plant broccoli for cool weeks | Raise it indoors six weeks, plant in spring, or in midsummer for fall. Cabbage and cauliflower, too. | Heat makes it flower. | Fall is easier.
2 | deep hole | How do you plant broccoli? | Plant it deep and firm | Set it to the first leaves, press it hard, with compost, and lime in sour soil. | Not where cabbages grew last year. | Feed it after a month.
3 | insect net | How do you get rid of cabbage worms? | Net broccoli from the first day | Close a fine net to the ground. Crush yellow eggs, pick green worms in the morning. | Soil bacteria in a spray kill only caterpillars. | Wasps help for free.
4 | tight head | When do you harvest broccoli? | Cut the head while buds are tight | Cut the head slanted, with a hand of stem. For cauliflower, fold leaves over the white. | Two warm days are enough to miss it. | Morning heads are crisp.
5 | side shoots | What comes after the first broccoli head? | Leave the stem for side shoots | Leave the plant, water, feed, and cut small ones every few days. | The stem, peeled, is the best of it. | Soak heads in salt water, and worms float.
`

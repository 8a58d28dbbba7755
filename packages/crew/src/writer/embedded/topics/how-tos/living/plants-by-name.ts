/** What people ask about this or that plant in the house and garden, for `readTopics`. */
export const PLANTS_BY_NAME = `
# orchid-care | how-to | caring for an orchid | care for orchid, take care of orchid, orchid care, water orchid, keep orchid alive, orchid be watered, orchid not bloom/blooming, orchid is not blooming, orchid bloom, get orchid to bloom, make orchid bloom, orchid rebloom, orchid flower again, orchid not flowering, orchids for beginners, orchid wilt/wilting/dying, orchid is dying, save orchid, orchid after flowers fall | Phalaenopsis
> It isn't dead. It's resting. | Most orchids drown. Few die of thirst. | An orchid doesn't grow in soil.
@ The last flower has fallen, and you hold a bare stick.
1 | window | Why is my orchid not blooming? | Give it bright light without noon sun | Put it at a bright window, east or west. Too little light is the main reason why it doesn't bloom. | Leaves of a fresh light green mean enough light. | Some cooler nights in autumn help it to set buds.
2 | bath of roots | How often should you water an orchid? | Bathe the roots about once a week | About once a week, stand the pot in water for ten minutes and let it drain fully. | Silver roots are thirsty, green ones aren't. | Water left in the outer pot rots the roots.
3 | green leaf | How do you feed an orchid? | Feed it lightly while it grows | Give a weak orchid feed every few weeks while it makes new leaves and roots. | Too much salt burns the roots. | Rest and feed don't go together.
4 | clear pot | Why do orchids stand in clear pots? | Leave the roots in the light | Keep it in a clear pot with holes, and let the roots that climb out be. | The roots take in light and air. | Roots in the air are normal.
5 | cut stem | What do you do when the orchid flowers fall? | Cut the stem above a knot | If the stem is still green, cut it above the second or third knot. A brown one goes at the base. | A side shoot often grows from the knot. | Then it takes some months.
! ice cubes | every orchid is dead once the flowers are gone | It rests for months and blooms again for many years. | It only needs light and patience.

# repotting-an-orchid | how-to | repotting an orchid | repot/replant/transplant orchid, orchid be repotted/replanted, orchid soil, orchid bark, orchid need repotting/new pot, orchid in new pot, plant orchid in pot, soil for orchid | Phalaenopsis
> An orchid in potting soil is an orchid in a swamp. | If the bark crumbles, it is time. | Cut what is mushy. Keep what is firm.
@ You lift the pot, and roots look out of every hole.
1 | calendar | When should you repot an orchid? | Repot it about every two years | Wait until it has flowered, or until the bark has turned to crumbs. That's about every second year. | In bloom, it would drop its buds. | Spring is a good time.
2 | soaked roots | How do you take an orchid out of its pot? | Water it first, then ease it out | Water it well, squeeze the pot, and pull the plant out gently. | Wet roots bend, dry ones break. | Shake the old bark off.
3 | scissors | Which orchid roots do you cut off? | Cut off roots that are mushy or hollow | With clean scissors, cut off brown, mushy or hollow roots. Firm ones stay. | Rot spreads from them. | Silver or green and firm means healthy.
4 | bark | What soil does an orchid need? | Use orchid bark, never potting soil | Set it in a clear pot just big enough, and fill it with fresh orchid bark between the roots. | The roots need air. | Tap the pot so that the bark settles.
5 | calendar week | When do you water an orchid after repotting? | Wait some days before you water | Wait about a week, in shade, before you water again. | Cuts can close first. | It may lose a leaf and then go on.
! big pot | a large pot gives an orchid room to grow | In a large pot the bark stays wet, and the roots rot. | Tight is right.

# monstera-care | how-to | caring for a monstera | care for monstera, take care of monstera, monstera care, water monstera, monstera leaves/leaf, monstera yellow, monstera not split/splitting, monstera leaves not splitting, keep monstera alive, monstera be watered, monstera for beginners, monstera grow | Monstera deliciosa
> The holes are earned. | It's a climber that you put on the floor. | Young leaves have no holes. Don't worry.
@ A new leaf unrolls, pale green and soft.
1 | bright room | How much light does a monstera need? | Put it in bright, indirect light | Place it near a window, but out of strong noon sun. | In the wild it climbs under trees. | In a dark corner it grows long, thin and without holes.
2 | finger in soil | How often should you water a monstera? | Water when the top soil is dry | Push a finger in. Water when the top few centimeters are dry, often about once a week in summer and less in winter. | Soggy soil rots the roots. | Yellow leaves often mean too much water.
3 | split leaf | Why do monstera leaves not split? | Holes come with age and light | Leaves split once the plant is old enough and gets enough light. | New leaves on a strong plant show more each time. | Cutting holes yourself only hurts it.
4 | moss pole | What does a monstera climb on? | Give it a pole to climb | Tie the stem, not the leaves, loosely to a moss pole or a stake. | Climbing plants make bigger leaves. | Lead the air roots to the pole or into the soil.
5 | pet | Is a monstera poisonous? | Keep it away from pets and children | Its leaves irritate mouth and throat when they are chewed. | Its sap can itch on skin. | Wipe the dust off with a damp cloth now and then.
! air roots | air roots should be cut off | They hold the plant and drink moisture. | Leave them, or lead them into the pot.

# snake-plant-care | how-to | caring for a snake plant | care for snake plant, take care of snake plant, snake plant care, keep snake plant alive, water snake plant, snake plant be watered, snake plant dying/drooping/soft, snake plant is dying/drooping, propagate snake plant, snake plant for beginners, sansevieria care | Dracaena trifasciata
> Forget it for three weeks. It will thank you. | There's one way to kill it, and it is in your watering can. | The plant for people who travel.
@ You come back from vacation, and one plant looks just the same.
1 | dry soil | How often should you water a snake plant? | Water it only when it is dry all through | Let the soil dry out completely, which often takes two to four weeks, and in winter even longer. | It stores water in its leaves. | If you aren't sure, wait another week.
2 | soft leaf | Why is my snake plant soft? | Soft leaves mean too much water | Leaves that turn soft and yellow at the base are rotting. Take the plant out and cut the rot away. | Then set it in fresh dry soil. | Firm leaves can be saved as cuttings.
3 | dim corner | Does a snake plant need light? | It bears shade, and likes light | It survives in dim corners, but grows well only in bright light. | Move it slowly, so that the sun doesn't burn it. | In the dark it needs even less water.
4 | pot with hole | Which pot does a snake plant need? | Choose a pot with a hole and loose soil | Take a pot with a hole in the bottom and loose soil, as for cacti. | Standing water is its only real enemy. | It likes a tight pot and needs a new one only every few years.
5 | leaf cutting | How do you propagate a snake plant? | Cut a leaf, and stand it in soil | One leaf, cut into pieces, gives you several plants. Let them dry for a few days, then plant them the same way up as they grew. | Upside down they don't root. | Then wait. Roots take weeks or months.
! air | a snake plant cleans the air in your room | The effect is far too small in a real home. Open a window. | The tests were made in small sealed chambers.

# succulents | how-to | caring for succulents | care for succulent/cactus/cacti/succulents, take care of succulent/cactus/cacti, succulent/cactus care, succulent/cactus be watered, keep succulent/cactus alive, succulent dying/mushy/stretching/leggy, succulents dying, succulents for beginners, propagate succulent/succulents, water succulent/cactus/cacti/succulents | Succulent plant
> Love kills succulents. Neglect doesn't. | The little spray bottle is the wrong tool. | A long thin succulent is looking for the sun.
@ You bought three small ones, and one has turned to glass.
1 | sunny sill | How much light do succulents need? | Give them your sunniest window | Most succulents want several hours of direct light a day. | When they grow long and pale, they are stretching for light. | Let them get used to strong sun over some days.
2 | soaked soil | How often should you water succulents? | Soak them, then let them dry out | Water until it runs out below, then wait until the soil is dry all through, often two weeks or more. | They're made for rare heavy rain. | In winter many need water only once a month.
3 | gritty soil | Which soil do succulents need? | Plant them in gritty soil | Use cactus soil, or mix potting soil with coarse sand or pumice, in a pot with a hole. | Ordinary soil stays wet for too long. | Pots of clay dry faster.
4 | wrinkled leaf | How do you know a succulent is thirsty? | Read the leaves | Thin wrinkled leaves ask for water. Leaves that are glassy and fall off had too much. | Old leaves at the bottom dry up by themselves. | That's normal.
5 | fallen leaf | How do you propagate succulents? | Lay a fallen leaf on dry soil | Let a whole leaf dry for some days, lay it on soil, and mist the soil lightly once roots show. | A new little plant grows from its end. | Not each leaf makes it.
! misting | succulents like to be misted | Wet leaves rot, and the roots stay dry. | Water the soil, not the plant.

# growing-basil | how-to | growing basil | grow basil, grow basil indoors/inside, grow basil at home, keep basil alive, basil plant die/dies/dying, basil dying, basil plant dying, basil is dying, supermarket basil, harvest basil, pick basil, water basil, care for basil, basil plant care, basil care, prune basil, basil wilting | Basil
> The pot from the supermarket isn't one plant. It's thirty. | Pick it the right way, and it doubles. | Basil wants to live in Italy. Pretend.
@ On Friday it was a bush. On Tuesday it is a brown rag.
1 | divided pot | Why does supermarket basil die? | Divide the crowded pot | A bought pot holds many seedlings with no room. Part it into three or four pots with fresh soil. | They starve each other. | Tear the roots gently, they forgive you.
2 | sunny window | How much light does basil need? | Put it in the sun | It needs at least six hours of bright light and warmth. | Below ten degrees Celsius, fifty Fahrenheit, it suffers. | A cold window sill in winter isn't for it.
3 | saucer | How often should you water basil? | Water it from below | When the top feels dry, pour water in the saucer and take away what is left after half an hour. | Wet leaves and wet feet rot. | In summer that may be every day.
4 | scissors | How do you harvest basil? | Cut above a pair of leaves | Cut whole tips, just above a pair of leaves, and never pluck single big leaves. | Two new shoots grow from there. | The big leaves feed the plant.
5 | flower bud | What do you do when basil flowers? | Pinch off the flowers | Pinch flower buds off as soon as you see them. | Once it blooms, the leaves get small and bitter. | Leave the last one for the bees.
! one season | a basil plant lives for years | Common basil lives one season. | Cuttings root in a glass of water, so you can always have the next.

# growing-strawberries | how-to | growing strawberries | grow/plant strawberries, grow/plant strawberries in pots/containers/hanging, grow strawberries from seed, grow strawberries on balcony, strawberry plant/plants, care for strawberries/strawberry, strawberry care, strawberry runners, when to plant strawberries, strawberries not fruit/fruiting, strawberries for beginners, planting strawberries in pots | Strawberry
> The best strawberry never saw a truck. | One plant makes five more for free. | Straw has a job here.
@ You bend down, and the first one is red.
1 | sunny pot | Where do strawberries grow best? | Give them at least six hours of sun | Plant them in full sun, in the ground or in a pot at least twenty centimeters deep, with holes. | Sun makes sugar. | They like rich, loose soil.
2 | crown | How deep do you plant strawberries? | Keep the heart above the soil | Plant them so that the heart, where leaves come out, is just above the soil. | Buried, it rots. Too high, it dries. | Leave about thirty centimeters between plants.
3 | calendar | When do you plant strawberries? | Plant in early spring or late summer | For a good harvest next year, get the plants into the ground in late summer. Early spring works, too. | In autumn they set the buds for spring. | In pots it works all through spring.
4 | straw | Why do you put straw under strawberries? | Lay straw under the berries | Put straw under the plants when the fruits form, and water the soil, not the leaves. | Dry berries get less rot. | A net keeps the birds honest.
5 | runner | What do you do with strawberry runners? | Cut runners, or grow new plants | Cut the long runners off, or pin one into a small pot until it roots. | Runners take strength from the fruit. | Replace plants after three or four years.
! first year | the first flowers must always be removed | For young plants set in spring it can help them grow. Plants set in late summer may fruit. | Ever-bearing kinds fruit in the first year anyway.

# growing-lavender | how-to | growing lavender | grow/plant lavender, grow/plant lavender in pots, grow lavender indoors, care for lavender, take care of lavender, lavender care, prune/trim/cut lavender, cut back lavender, when to prune lavender, lavender be pruned/cut, lavender dying/woody, lavender is dying, dry/harvest lavender, water lavender | Lavandula
> Treat lavender badly, and it smells better. | It wants poor soil and hot feet. | The cut nobody dares is the one that keeps it young.
@ You brush past it, and your hand smells of summer.
1 | full sun | Where does lavender grow best? | Give it full sun and poor soil | Plant it in the sunniest spot, in lean soil with sand or gravel. | It comes from dry stony hills. | Rich wet soil kills it in winter.
2 | watering can | How often should you water lavender? | Water it little | Water a new plant until it has rooted, then only in long dry spells. In pots, when the soil is dry. | Wet roots are its most common end. | A pot needs a hole.
3 | shears | When do you prune lavender? | Cut it back after it has flowered | Once the flowers fade, take off about a third, and tidy it up in spring. Never go into the bare wood. | That's what keeps it dense. | Do it every year.
4 | woody stem | How far can you cut lavender back? | Never cut into bare wood | Always leave some green shoots below your cut. | Old wood without leaves seldom sprouts again. | A plant that is all wood is best replaced.
5 | bunch | When do you harvest lavender? | Harvest when the first flowers open | Cut stems in the morning, when the lowest flowers are open, and hang bunches upside down in a dark airy place. | Then the scent is strongest. | After two weeks they are dry.
! fertilizer | lavender needs a lot of fertilizer | Too much food makes it soft and long. | Lean soil makes the scent.

# growing-potatoes | how-to | growing potatoes | grow/plant potato/potatoes, grow/plant potatoes in bucket/bag/pot/container/sack, plant potatoes in spring, grow potatoes at home, when to plant potatoes, when to harvest potatoes, harvest/dig/chit potatoes, potatoes for beginners, potato plant/plants, hill potatoes, potatoes take to grow | Potato
> One potato in, ten potatoes out. | You don't need a field. A bucket will do. | Digging them up is the nearest thing to finding gold.
@ You dig with both hands, and something round is there.
1 | sprouting potato | How do you prepare seed potatoes? | Let seed potatoes sprout in the light | Lay seed potatoes in a bright cool place for some weeks, until short thick sprouts show. | They start faster. | Buy seed potatoes, since those from the shop may carry disease or sprout badly.
2 | spring soil | When do you plant potatoes? | Plant when hard frost is over | Plant in spring, when the soil is no longer cold and wet and hard frosts are past. | Frost kills the green shoots. | A fleece saves them on a cold night.
3 | furrow | How deep do you plant potatoes? | Plant them ten centimeters deep | Put them about ten centimeters deep and thirty apart, sprouts up. In a bucket with holes, one or two are enough. | New potatoes grow above the old one. | Give them sun.
4 | hill of soil | Why do you hill up potatoes? | Heap soil around the stems | When shoots are a hand high, heap soil around them, and again some weeks later. | Potatoes that see light turn green and poisonous. | More soil means more potatoes.
5 | yellow leaves | When do you harvest potatoes? | Dig them when the leaves turn yellow | New potatoes can be dug after the flowers, those for storing when the leaves have died. | Their skin gets firm in the soil. | Keep them dark, cool and dry.
! green potato | a green potato is just unripe | Green ones hold a poison. Cut green parts off generously, or throw the potato away. | It's light that turns them green.

# pruning-roses | how-to | pruning roses | prune/trim/cut rose/roses, prune/trim/cut rose bush/bushes, cut back rose/roses, roses be pruned/cut, deadhead roses, time to prune roses, time to prune rose bushes, roses bloom all summer | Pruning
> Cut a rose as if you meant it. | When the yellow flowers come, the shears come out. | It's very hard to kill a rose with scissors.
@ You stand before a tangle of thorns with shears in your hand.
1 | forsythia | When is the best time to prune roses? | Prune roses in late winter or early spring | Prune when the worst frost is over and the buds begin to swell. In many places that is when forsythia blooms. | Fresh cuts don't like hard frost. | Roses that flower once a year are pruned after flowering.
2 | dead wood | What do you cut off a rose first? | First cut out what is dead or sick | Cut out all that is dead, brown, sick, or rubs against another branch. | Air and light in the middle keep fungus away. | Cut until the inside is white or pale green.
3 | bud | Where do you cut a rose? | Cut above a bud that looks outward | Cut a little above a bud on the outside, at a slant. | The new shoot grows the way the bud looks. | So the bush opens like a bowl.
4 | short canes | How far do you cut roses back? | Shorten bush roses by about half | Take off a third to a half. Climbing roses keep their long canes, and only the side shoots are cut. | Strong shoots are cut less, weak ones more. | New growth carries the flowers.
5 | faded bloom | How do you make roses bloom again? | Snip faded flowers all summer | Cut faded flowers just above the next strong leaf. | The plant makes new buds, no seeds. | Stop in early autumn, so that it can rest.
! fear | a wrong cut kills a rose | Garden roses forgive nearly each cut. | Not cutting for years is worse.

# pruning-trees | how-to | pruning a tree | prune/trim/cut tree/trees, prune/trim/cut fruit/apple tree/trees, prune/trim/cut branches, when to prune fruit/apple tree/trees, when to prune tree/trees, tree be pruned/trimmed, cut off tree branch/branches, cut tree branch/branches, prune apple trees | Pruning
> A tree never heals a cut. It grows around it. | Less is more, for three years. | The wrong cut is the one flat on the trunk.
@ You look up into the crown, and don't know where to begin.
1 | winter tree | When do you prune a tree? | Prune most trees while they rest | Prune apple and pear and most others in late winter, on a dry day without hard frost. Cherries and plums are pruned in summer after the harvest. | Without leaves you see the shape. | Before you cut, look for nests: in many countries they are protected.
2 | dead branch | Which branches do you cut first? | Take dead, sick and crossing branches | Begin with what is dead, sick, broken, or rubs on another branch. | Often that is nearly all it needs. | Then take what grows straight up or inward.
3 | branch collar | Where do you cut a branch? | Cut just outside the swollen ring | Where the branch leaves the trunk is a swollen ring. Cut just outside it, and leave no stub. | The tree closes the wound from that ring. | Cut flat on the trunk, it can't.
4 | heavy branch | How do you cut a heavy branch? | Cut a heavy branch in three steps | First saw from below a bit away from the trunk, then from above further out, then take off the stub. | Otherwise it tears the bark down the trunk. | The first cut stops the tear.
5 | ladder | What should you leave to a tree surgeon? | Leave high and thick branches to professionals | Stay on the ground with your saw. Anything near power lines, above your head or thicker than your arm is for a professional. | A falling branch is heavier than you think. | Never saw on a ladder.
! tar | wounds should be painted over | Wound paint mostly doesn't help, and can keep rot in. | A clean cut in the right place is enough.

# getting-rid-of-weeds | how-to | getting rid of weeds | get rid of weeds, kill/stop/prevent/remove/pull weeds, weed garden, get rid of weeds in garden/driveway/patio/lawn, kill weeds between paving/bricks/stones, weeds in garden/driveway/patio/lawn, stop weeds from growing, weed flower bed, weeds naturally, keep weeds away, weed control, get rid of dandelions, pull dandelions | Weed control
> A weed pulled before it blooms saves you a hundred next year. | Bare soil never stays bare. | Pull after the rain.
@ You turned your back for a week, and the bed is green.
1 | wet soil | When do you pull weeds? | Pull them after rain | Weed after rain, and before the weeds have seeds. | Wet soil lets the whole root go. | What is left in the ground grows again.
2 | hoe | How do you weed quickly? | Hoe young weeds on a dry day | Cut tiny weeds just under the surface with a sharp hoe, on a dry sunny morning. | They dry up on the spot. | Ten minutes a week beat a day a month.
3 | dandelion root | How do you get rid of dandelions? | Dig deep roots out whole | Push a narrow weeding tool down beside the root, lever, and lift it out. | A piece of the root makes a new plant. | Ground elder and bindweed need patience for years.
4 | bark mulch | How do you stop weeds from growing? | Cover the soil | Lay five centimeters or more of mulch, or plant so densely that no soil is seen. | Seeds need light to sprout. | Mulch also keeps water in.
5 | paving gap | How do you get rid of weeds between paving stones? | Scrape the gaps, and refill with sand | Scrape gaps with a knife or a wire brush, and sweep in sand. Boiling water works on small ones. Mind your feet. | Sand without soil feeds little. | Salt harms the soil and plants around.
! salt | salt and vinegar are harmless weed killers | They harm the soil and much else that lives there, and in some countries that use is forbidden. | A knife doesn't.

# yellow-leaves | how-to | finding out why leaves turn yellow | leaves turn/turning yellow, plant leaves turn/turning yellow, houseplant leaves turn/turning yellow, plant leaves yellow, plant leaves are yellow, leaves are turning yellow, plant leaves are turning yellow, yellow leaves, plant turn/turning yellow, save overwatered plant | Chlorosis
> Yellow means help. It doesn't say with what. | Put your finger in the soil before you do anything. | The leaf you see suffers from the root you don't.
@ One leaf was yellow on Monday. Now there are four.
1 | finger | Why are my plant leaves turning yellow? | Feel the soil first | Push a finger in. Wet soil and yellow soft leaves mean too much water, dry soil and crisp leaves mean too little. | Too much water is the most common reason. | Both look the same from afar.
2 | brown root | How do you save an overwatered plant? | Let it dry, and look at the roots | Stop watering, empty the saucer, and look at the roots. Cut off what is brown and mushy, and take fresh soil. | Roots need air as well as water. | White firm roots are healthy.
3 | window | Can too little light turn leaves yellow? | Move it closer to the light | Yellow leaves low down, and long thin shoots, ask for a brighter place. | The plant gives up leaves that it can't feed. | Move it step by step.
4 | green veins | What do yellow leaves with green veins mean? | Feed it in the growing season | Pale leaves with green veins often lack nutrients. Feed it in spring and summer as the pack says. | Old soil is eaten up. | Never feed a dry or a sick plant.
5 | magnifying glass | How do you know that a plant has pests? | Look under the leaves | Turn the leaves over and look for webs, sticky drops and small dots that move. | Wash pests off with lukewarm water, also from below. | Keep the plant away from the others.
! one leaf | one yellow leaf means that a plant is dying | The oldest leaves at the bottom turn yellow and fall by themselves. | Many at once, or new ones, are a sign.

# propagating-plants | how-to | growing new plants from cuttings | propagate/root plant/plants/houseplants/cutting/cuttings, propagate/root plant/plants/cuttings in water, propagate pothos/philodendron/ivy/monstera, propagate pothos/philodendron/ivy/monstera in water, plant propagation, take cutting/cuttings, take plant cuttings, grow plant from cutting, grow plants from cuttings, cuttings in water, rooting hormone, free plants | Plant propagation
> One cut, one glass, and a plant for nothing. | Roots come from a knot on the stem. | The most common mistake is to leave the leaves in the water.
@ A friend hands you a twig in a wet napkin.
1 | node | Where do you cut a cutting? | Cut below a knot | Cut a healthy shoot just below a node, the thick spot where a leaf grows. | New roots come from there. | A leaf without a piece of stem seldom makes a plant.
2 | clean scissors | How long should a cutting be? | Take a finger's length, with few leaves | Ten centimeters with two or three leaves are enough. Use clean scissors. | Each leaf loses water while there are no roots. | Take several, since some fail.
3 | water glass | How do you root cuttings in water? | Put the knot in water, leaves above | Stand it in a glass so that the node is under water and no leaf is. | Leaves under water rot. | A bright place without sun is best.
4 | fresh water | How often do you change the water? | Change the water once a week | Change it about once a week, and top it up in between. | Fresh water holds more oxygen. | Cloudy water smells of rot: change it at once.
5 | small pot | When do you plant a cutting? | Plant it when roots are a finger long | When the roots are a few centimeters long, plant it in a small pot and keep it damp at first. | Roots from water have to get used to soil. | Spring is the best time.
! hormone | cuttings need rooting powder | Most houseplants root without it. | It helps most with woody plants.

# fungus-gnats | how-to | getting rid of fungus gnats | get rid of fungus gnats, get rid of gnats, get rid of gnats in plants/houseplants/soil, kill/stop/prevent fungus gnats, gnats in plants/houseplants/soil, small flies in plants/houseplants, little flies in plants/houseplants/plant soil, flies in plant soil, fungus gnats, get rid of little flies in plants, bugs in plant soil | Fungus gnat
> They don't bite. They just love your watering can. | What you see flying is the smaller half. | Dry soil is their desert.
@ You move the pot, and a small cloud rises.
1 | dry soil | How do you get rid of fungus gnats? | Let the top of the soil dry out | Their young live in damp soil. Stick a finger in, and don't water until the first inch is dry. | It's free, and it does most of the work. | Watering from below helps, too.
2 | yellow trap | What catches fungus gnats? | Set up yellow sticky traps | Put yellow sticky traps in the pots to catch the ones that fly. | Each female can lay many eggs. | You also see whether they get fewer.
3 | saucer | How do you water plants with gnats? | Water from below | Pour water in the saucer, and empty it after half an hour. | The surface stays dry. | That's where they lay their eggs.
4 | sand | How do you keep gnats out of soil? | Cover the soil with sand | Put a finger's width of coarse sand or gravel on top. | They get neither in nor out. | It looks neat, too.
5 | nematodes | What kills the larvae of fungus gnats? | Use nematodes against the young | Water in nematodes, tiny worms that you order, as the pack says. | They eat the larvae and nothing else in your home. | Keep going for some weeks, since new ones hatch.
! repotting | you have to throw the plant away | Grown plants survive gnats well. | Only seedlings and cuttings are in real danger.
`

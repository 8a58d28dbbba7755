/** House plants and vegetables that people type one by one: what each needs, for `readTopics`. */
export const PLANTS_BY_NAME = `
# spider-plants | how-to | caring for a spider plant | care for spider plant, spider plant care, spider plant, spider plants, spider plant babies, propagate spider plant, spider plant brown tips, why does my spider plant have brown tips, spider plant toxic to cats | Chlorophytum comosum
> You can hardly kill it, and it has babies on strings. | Brown tips are a message about your tap water. | Cats love it, and survive.
@ A long arm hangs off the shelf, and at its end sits a child.
1 | bright window | Where does a spider plant like to stand? | Hang it bright, without noon sun | Set it near a window, out of the noon sun. In the dark it lives on, and loses its stripes. | Hanging shows it best. | Half a meter from glass is right.
2 | watering can | How often do you water a spider plant? | Water it when the top is dry | Water when the first two centimeters are dry, less in winter. Thick roots store for a drought. | Wet feet are worse than thirst. | Empty the saucer.
3 | brown tip | Why does a spider plant have brown tips? | Rinse out salts against brown tips | Fluoride and salts from tap water and fertilizer gather in the tips. Use rain water, and rinse the pot now and then. | Cut them off with a slant. | It won't hurt the plant.
4 | baby plant | How do you propagate a spider plant? | Pot a baby while it still hangs on | Set a baby with small roots in soil beside its mother, and cut the string after some weeks. Water in a glass does, too. | One plant makes a dozen. | Everyone you know will get one.
5 | root ball | When do you repot a spider plant? | Repot it when roots lift it up | White roots like carrots push it out of its pot: then take one size larger, in spring. | A tight pot makes more babies. | It isn't poisonous for cats, though much of it upsets a stomach.

# fiddle-leaf-figs | how-to | keeping a fiddle leaf fig alive | fiddle leaf fig, fiddle leaf figs, fiddle leaf fig care, care for fiddle leaf fig, fiddle leaf fig brown spots, fiddle leaf fig dropping leaves, fiddle leaf fig light, rubber plant, rubber plants, rubber plant care, care for rubber plant, rubber tree plant, ficus care, weeping fig | Ficus lyrata
> It hates moving more than you do. | A thirsty one and a drowned one drop the same leaf. | Shake it, once in a while.
@ You move it half a meter, and the next day a leaf lies there.
1 | sunny window | Where does a fiddle leaf fig stand? | Find the brightest window, and leave it there | Give it lots of light, some morning sun, no draft, and stay there. Turn it a quarter each month. | A rubber plant does with a bit less. | Each move may cost leaves.
2 | finger in soil | How do you water a fiddle leaf fig? | Soak it, then wait until half dry | Water until it runs out below, pour that off, and wait until the upper third is dry, a week or so. | Small sips rot the roots. | Use lukewarm water.
3 | brown spot | What do brown spots on a fiddle leaf fig mean? | Read the spots: dark means too wet | Brown from the middle and yellow leaves mean wet roots. Crisp edges mean dry. Red dots on new leaves are harmless. | Look at the roots: white is good, brown smells. | Change one thing at a time.
4 | wet cloth | Why should you wipe the leaves of a fiddle leaf fig? | Wipe the big leaves each month | Wipe the big leaves with a damp cloth each month, and shake the trunk for a minute: it grows thicker, as in wind. | No leaf shine from a can. | Look for webs below.
5 | pruned top | How do you make a fiddle leaf fig branch? | Cut the top, so it branches | In spring, cut above a leaf, with gloves, since the milk irritates skin. Below, two shoots come. The top roots in water. | It's mildly poisonous for pets. | Patience: a leaf takes a month.

# poinsettias-and-peace-lilies | how-to | keeping a poinsettia after Christmas | poinsettia, poinsettias, poinsettia care, keep poinsettia alive, care for poinsettia, are poinsettias poisonous, poinsettia poisonous to cats, poinsettias poisonous, make poinsettia red again, poinsettia turn red, turn poinsettia red, poinsettia history | Poinsettia
> It isn't a flower that's red. | Cold on the way home kills most of them. | A child would have to eat five hundred leaves.
@ The shop door opens, minus two, and it's already too late.
1 | paper wrap | How do you bring a poinsettia home? | Wrap it, even for two minutes | Below ten degrees, it's hurt, and drops its leaves days later. Wrap it all, and take it straight in. | Don't buy one by the door. | Look for tiny closed buds in the middle.
2 | warm window | Where does a poinsettia stand? | Stand it bright and warm, without drafts | A bright window without cold glass or heater below. | It's a shrub from Mexico, four meters high. | Aztecs dyed with it.
3 | drained pot | How do you water a poinsettia? | Water a poinsettia little, and empty the foil | Water when the top is dry, and take off the foil, or pour out what's in it. | Yellow leaves are mostly drowned. | Soft stems mean it's over.
4 | green shrub | How do you turn a poinsettia red again? | Give it long nights to turn red | Cut it back in spring, put it in shade outdoors. From October, cover it from five to eight each evening through morning, with no lamp at all. | The red parts are leaves, and the flowers the yellow dots. | One street light spoils it.
5 | curious cat | Is a poinsettia poisonous? | Keep it from those who chew | The milk may upset a stomach and skin. By one calculation, a child would have to eat five hundred leaves. Lilies are what kills cats. | Still keep it from those who chew. | The tale began with a rumor in nineteen nineteen.

# growing-zucchini | how-to | growing zucchini | grow zucchini, growing zucchini, grow courgettes, growing courgettes, plant zucchini, zucchini in pots, zucchini plant, zucchini plants, grow zucchini in a pot, zucchini flowers, why are my zucchini rotting, zucchini rotting, bitter zucchini, too many zucchini | Zucchini
> Two plants feed a family. The third one feeds the street. | If it's bitter, spit it out. | It has boys and girls.
@ You look away for two days, and it's a baseball bat.
1 | seedling | When do you plant zucchini? | Sow zucchini after the last frost | Sow indoors a month before the last frost, or straight into warm soil. Give each plant a square meter. | Slugs love them young. | Two are enough.
2 | compost | What do zucchini need? | Give them compost, and water the foot | A sunny spot, plenty of compost, and water deep at the root, not on leaves. In a pot, take forty liters and more. | White powder on leaves is mildew. | Cut off the oldest leaves.
3 | bee in flower | Why are zucchini rotting? | Brush pollen over if no bee comes | Male flowers on thin stems feed female ones with a small fruit behind. Brush pollen over with one male, in the morning. | Cold, wet days keep bees home. | The males are good to eat, filled.
4 | picked fruit | When do you pick zucchini? | Pick zucchini at a hand long | Cut them at fifteen to twenty centimeters, every second day. The more you pick, the more come. | Left on, it stops. | Check under the leaves.
5 | bitter face | Why is a zucchini bitter? | Never eat a bitter one | Bitterness means cucurbitacins: cramps and worse, and cooking doesn't help. It comes in saved seeds crossed with ornamental gourds. | Taste a crumb raw. | Bitter goes in the bin, without a second try.
`

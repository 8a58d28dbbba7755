/** What people ask about making things, computers and small business, for `readTopics`. */
export const CRAFT_AND_TECH = `
# tie-dye | how-to | tie-dyeing a shirt | tie dye shirt/shirts, tie dye, tie-dye, tie dyeing, tie-dye shirt/shirts, tie dye at home, tie dye for kids/beginners, spiral tie dye, tie dye old shirt | Tie-dye
> White stays where the rubber band was. | Tie-dye on polyester? It washes right out. | Cut the rubber bands too early, and tie-dye bleeds.
@ A white shirt, six rubber bands, and your gloves are already blue.
1 | cotton shirt | Which shirts can be tie-dyed? | Use cotton, and wash it first | Polyester won't take the dye. Get a white cotton shirt, and put it through the wash, without softener. | Dye made for plant fibers barely holds on polyester. | Cover the table, and wear gloves and old clothes.
2 | twisted shirt | How do you make a tie-dye spiral? | Twist the shirt into a flat disc | Lay the damp shirt flat, pinch the middle, and turn until it's a flat disc. | Every fold becomes a line. | Crumple it randomly instead, and you get clouds.
3 | rubber bands | What do the rubber bands do? | Tie it tightly into slices | Stretch three or four rubber bands across the disc, like cutting a cake. | Where it's tight, no dye gets in. | More bands, more white.
4 | dye bottles | How do you put on the dye? | Fill each slice with a color | Squirt dye into the folds on both sides, one color per slice, with neighbors from the color wheel side by side. | Opposite colors mix to brown. | Mix the dye the way the package says.
5 | plastic bag | How long does tie-dye have to rest? | Bag it overnight, then rinse | Seal it in a bag as long as the package says, rinse it cold until the water's clear, then wash it alone. | The dye needs time to bond. | Only cut the bands off after the first rinse.

# friendship-bracelets | how-to | making friendship bracelets | make friendship bracelet/bracelets, friendship bracelet/bracelets, friendship bracelets for beginners, tie friendship bracelet, braid bracelet, make bracelet/bracelets, make string bracelet, easy friendship bracelet, make bracelets with string | Friendship bracelet
> One knot, twice. That's the whole art. | You wear it until it falls off. | A strip of tape is your workbench.
@ Six threads hang off your knee, each one a different color.
1 | colored threads | What do you need for a friendship bracelet? | Cut six arm-length threads | Cut embroidery floss in three colors, two threads of each, about thirty inches long. | Knots eat up length. | Longer is safer.
2 | tape on table | How do you start a bracelet? | Knot them together and tape them down | Tie them together at one end, leave a tail, and tape it to a table. | Now both hands are free. | Lay out the colors in the order you want.
3 | first knot | What is the basic knot? | Make a figure four with the first thread | Lay the left thread over the next one like a number four, pull it under and through, and tighten. Then do it again. | Every knot gets tied twice. | Keep the second thread straight.
4 | first row | How do you make stripes? | Knot your way across to the right | With that same thread, knot around each of the others, twice each, until it's on the far right. | That's one stripe. | Keep going with whichever thread is now on the left.
5 | finished bracelet | How do you finish a bracelet? | Braid the ends and tie them | When it fits around your wrist, knot it, and braid the rest. | Two braids make a bow. | If it curls, wet it and let it dry flat.

# hand-embroidery | how-to | starting embroidery | embroider, embroidery, start embroidery, hand embroidery, embroidery for beginners, learn embroidery, embroider letters/flowers/shirt/name/clothes, basic embroidery stitches, embroidery stitches | Embroidery
> Three stitches are enough for a garden. | Embroidery puckers when the cloth is loose. | Long thread doesn't save time. It tangles.
@ The needle comes up through cloth as tight as a drum.
1 | hoop | What do you need for embroidery? | Stretch the cotton tight in a hoop | Lay woven cotton over the inner ring, press on the outer one, and pull it tight as a drum. | Loose cloth puckers. | A six-inch hoop is handy.
2 | split floss | How much thread do you use? | Split the floss and keep it short | Floss has six strands. Use two or three, as long as your forearm. | Long ones tangle and fray. | Fewer strands make finer lines.
3 | backstitch | Which stitch is for letters? | Write letters with a backstitch | Come up one stitch ahead, then go back down where the last one ended. | You get a line with no gaps. | Draw the letters first with a pencil or a washable pen.
4 | leaf | Which stitch fills shapes? | Fill small shapes with satin stitch | Lay threads side by side, from one edge to the other. | It shines like satin. | Split wide shapes in two, or the threads hang loose.
5 | back side | How do you finish embroidery? | Weave the ends in on the back | Slide the needle under a few stitches on the back, and cut. | Knots show through. | Wash it lukewarm, and iron it face down on a towel.

# paper-flowers | how-to | making paper flowers | make paper flowers/flower/roses/rose, paper flowers, tissue paper flowers, make tissue paper flowers, crepe paper flowers, make crepe paper flowers, make flowers out of paper, make giant paper flowers | Paper craft
> Eight sheets, one wire, one flower. | These flowers bloom all winter. | The cut decides if it's a rose or a dahlia.
@ There's colored tissue on the table, and it's gray outside.
1 | stacked tissue | How many sheets make a paper flower? | Stack six to eight sheets of tissue | Get tissue paper, all about eight by twelve inches. Six sheets make a nice flower, and eight make a full one. | Tissue is thin enough to fluff up later. | Mix two colors, and the edges look shaded.
2 | paper fan | How do you fold a paper flower? | Fold the stack like a fan | Back and forth, two fingers wide, like you did in school. Every fold of the paper will be a ring of petals. | It's done when it looks like a fan. | Press the folds sharp.
3 | wire in the middle | How do you tie it? | Tie the middle with a wire | Wrap thin wire or string tightly around the middle of the fan. | A long wire turns into the stem. | Leave it loose, and the petals slip.
4 | cut tips | What shape do the petals get? | Cut the ends round or pointed | Now the scissors decide which flower it is. Round ends make a rose or a peony, and points make a dahlia. | One cut decides what kind of flower it is. | Fringe them, and you've got a carnation.
5 | opened flower | How do you open a paper flower? | Lift it sheet by sheet to the middle | Open both sides of the fan, and pull each sheet gently up toward the middle. | Start with the top one. | Tissue tears easily, so hold it near the wire.

# calligraphy | how-to | starting calligraphy | calligraphy, start/learn calligraphy, calligraphy for beginners, modern calligraphy, brush lettering, hand lettering, hand lettering for beginners, learn hand lettering, do calligraphy/lettering, brush lettering for beginners, write calligraphy | Calligraphy
> Thin up, thick down. That's the whole secret. | In calligraphy you draw letters. You don't write them. | Don't buy a nib pen yet.
@ Black ink runs down in one thick stroke.
1 | brush pen | What do you need for calligraphy? | Start with a small brush pen | Get a pen with a small, firm brush tip and some smooth paper. That's all. | Nibs and ink are harder to start with. | Rough paper frays the tip.
2 | thick and thin | How do you get thick and thin lines? | Press going down, lift going up | Press on every stroke that goes down, and lift on every stroke that goes up. | Pressure spreads the tip. | Hold the pen at a slant.
3 | ovals | How do you practice calligraphy? | Practice strokes before letters | Fill rows with lines, arches and ovals before you try a single letter. | Letters are built from a few strokes that keep coming back. | Ten minutes a day beats an hour a week.
4 | lifted pen | Why do letters look uneven? | Lift the pen after each stroke | Pick up the pen, and start fresh for every part of a letter. | It's drawing, so slow is right. | Look at where the next stroke begins.
5 | pencil lines | How do words get even? | Draw guide lines with a pencil | Draw the baseline, the height and the slant in pencil, and sketch the word lightly. | Even spacing looks better than fancy letters. | Erase once the ink is dry.

# acrylic-painting | how-to | painting with acrylics | paint with acrylics/acrylic, acrylic painting, acrylic painting for beginners, start acrylic painting, acrylics for beginners, paint on canvas, painting on canvas, painting for beginners, start painting, learn to paint | Acrylic paint
> Acrylics dry in minutes. So do your mistakes. | Big brush first, small brush last. | Never paint on a pure white canvas.
@ The canvas is white, and it won't stay that way for long.
1 | five tubes | Which acrylic colors do you need? | Get five colors and three brushes | Get red, yellow, blue, white and dark brown, plus a wide, a medium and a fine brush. | You can mix almost everything from those. | Mix more than you think you'll need.
2 | colored ground | How do you begin a painting? | Cover the white with one thin color | Brush one thin, warm color over the whole canvas, and let it dry. | Against white, colors look darker than they are. | Bits of it will shine through, and it looks great.
3 | large shapes | What do you paint first? | Paint the big shapes first | Paint the sky, the ground and the big shadows with the wide brush. | Details on a wrong shape are wasted work. | Squint, and you'll only see the big shapes.
4 | layers | How do you layer acrylics? | Work from dark to light in layers | Let every layer dry, then put lighter ones on top. | Acrylics cover well. | A little water makes it flow. Too much makes it weak.
5 | water jar | How do you clean acrylic brushes? | Never let paint dry in the brush | Rinse your brushes often while you paint, and wash them with soap at the end. | Dry acrylic is plastic. | Let them dry lying flat.

# pressing-flowers | how-to | pressing flowers | press flowers/flower, pressing flowers, dry flowers, preserve flowers, pressed flowers, press flowers in book, press flowers fast, make pressed flower art | Pressed flower craft
> Pick your flowers at noon, not in the dew. | A heavy book is a time machine. | Patterned paper towels ruin pressed flowers.
@ You close the dictionary on a poppy.
1 | dry flowers at noon | When do you pick flowers for pressing? | Pick them dry and fresh | Pick them around noon on a dry day, when they've just opened. | Wet petals turn brown. | Leave protected wildflowers alone.
2 | flat petals | Which flowers are easy to press? | Start with flat flowers | Start with violets, daisies, ferns and single petals. They press well. | Thick heads stay wet inside. | Cut roses in half, or press just the petals.
3 | paper sheets | What paper do you use? | Lay them between sheets of plain paper | Put them face down on plain paper, not touching, with another sheet on top. | Paper soaks up the water. | Paper towels with a pattern leave marks.
4 | book pile | How long do you press flowers? | Press them for two to three weeks | Put them in a heavy book with more books on top, for two to three weeks, and change the paper after a few days. | Move them early, and they break. | They're ready when they feel like paper.
5 | picture frame | What do you do with pressed flowers? | Keep them out of the sun | Glue them to cards or behind glass with tiny dots, and keep them out of the sun. | Light fades the colors. | Use tweezers, and the petals survive.

# pottery-at-home | how-to | starting pottery | start pottery/ceramics, pottery, pottery for beginners, pottery at home, make pottery, make clay pot, make pinch pot, clay for beginners, work with clay, air dry clay, air dry clay for beginners, learn pottery | Pottery
> Your first pot needs only two thumbs. | Rushing is what cracks a bowl. | No wheel. No kiln. Just clay.
@ There's a cold ball of clay in your palm.
1 | kneaded clay | How do you prepare clay? | Knead the clay before you start | Press and turn the clay for a few minutes, then roll a ball the size of an orange. | Kneading gets the air out and makes it even. | Keep the rest wrapped up.
2 | thumb in ball | How do you make a pinch pot? | Push in a thumb, and pinch as you turn | Push your thumb in, but not all the way through, and pinch the wall thin while you turn it. | Turning keeps the wall even. | A little thinner than your finger is good.
3 | wet finger | Why does clay crack? | Smooth the cracks with a damp finger | Stroke any cracks together with a damp finger, and go easy on the water. | Too much water makes clay weak. | Very thin edges dry first and crack.
4 | scratched edges | How do you join clay? | Scratch and wet where parts join | Scratch both sides, add some clay mud, press them together, and smooth it over. | Smooth parts fall off when they dry. | Put handles on once the clay has firmed up.
5 | drying shelf | How does clay get hard? | Dry it slowly, then fire it | Let it dry for days under loose plastic. Real clay has to be fired. Air-dry clay doesn't. | Fast drying cracks it. | Air-dry clay can't hold water or food.

# salt-dough | how-to | making salt dough ornaments | make salt dough, salt dough, salt dough ornaments, make salt dough ornaments, salt dough for kids, salt dough handprint, make ornaments, make christmas ornaments, homemade christmas ornaments, make salt dough handprint | Salt dough
> Three things from the kitchen make a gift. | Hot ovens make salt dough bubble. | Keep salt dough away from your dog.
@ A small hand presses into soft dough.
1 | flour and salt | What is the recipe for salt dough? | Mix two parts flour with one of salt | Mix two cups of flour, one of fine salt, and almost one of water, added slowly. | Too wet, and it sticks and puffs up. | It's far too salty to eat, and that much salt can poison a dog.
2 | kneading hands | How long do you knead salt dough? | Knead it for five minutes | Push, fold and turn the dough until it feels as smooth as clay. That takes about five minutes. | Warm hands soften it. | If it crumbles, add a few drops of water.
3 | cut stars | How thick is salt dough? | Roll it as thick as a pencil | Roll it about a quarter inch thick, and cut out shapes. | Thick pieces stay wet inside. | Dust with flour so nothing sticks.
4 | straw hole | How do you hang salt dough? | Poke the hole before you bake | Push a straw through near the edge now, and press in hands, leaves or letters. | Later, it would break. | Twist the straw as you pull it out.
5 | oven tray | How do you dry salt dough? | Bake it very low for hours | Bake it at two hundred degrees for two to three hours, and flip it once. | High heat makes bubbles. | Paint and seal it once it's cold.

# carving-a-pumpkin | how-to | carving a pumpkin | carve pumpkin/pumpkins, carving pumpkin/pumpkins, pumpkin carving, pumpkin carving ideas/for kids/for beginners, make jack o lantern, make jack-o-lantern, carve halloween pumpkin, keep carved pumpkin fresh, keep pumpkin from rotting | Jack-o'-lantern
> Cut the lid straight, and it falls in. | Carve it two days before, not two weeks. | Petroleum jelly keeps your pumpkin fresh.
@ You lift the lid, and your hand goes in.
1 | flat pumpkin | Which pumpkin is good for carving? | Choose a firm one that stands up | Pick one with a flat bottom, a stem and no soft spots. | Soft spots rot first. | Draw the face with a pen that wipes off.
2 | slanted lid | How do you cut the lid? | Cut the lid at an angle | Point the knife at the middle as you cut, and mark one spot so the lid fits again. | A straight lid falls right in. | If you're using a light, cut a hole in the bottom instead.
3 | seeds | How do you clean out a pumpkin? | Scrape it thin inside | Scoop out seeds and strings, and scrape the wall behind the face down to about an inch. | Thin walls are easier to cut, and they glow. | Roast the seeds with salt.
4 | small saw | How do you carve a pumpkin safely? | Saw with a small serrated knife | Use a little serrated pumpkin saw, with short strokes, away from your other hand. | A big smooth knife slips. | Kids draw and scoop. Grown-ups cut.
5 | led light | How long does a carved pumpkin last? | Light it with a lamp, and keep it cool | Use a small battery light, and keep the pumpkin somewhere cold. It'll last a few days to a week. | Warmth rots it. | Rub petroleum jelly on the cuts so they don't dry out.

# dyeing-eggs | how-to | dyeing Easter eggs | dye/color/decorate easter eggs, dye/color eggs, dyeing/coloring easter eggs, dye eggs naturally, natural easter egg dye, dye easter eggs naturally, decorate eggs, dye eggs with food coloring/onion | Easter egg
> Red cabbage makes blue eggs. | Without vinegar, egg dye won't stick. | A rubber band paints stripes on an egg.
@ Six cups of color, six spoons, and one egg too many.
1 | white eggs | Which eggs are best for dyeing? | Boil clean eggs, and let them cool | Boil them about ten minutes, cool them, and wipe them with vinegar. | Grease keeps the color off. | White eggs take bright colors, brown eggs take warm ones.
2 | dye cups | How do you make egg dye? | Stir vinegar into the color | Mix half a cup of hot water, a teaspoon of vinegar and ten to twenty drops of food coloring. | The acid helps dye bond to the shell. | Use old cups, because some of it stains.
3 | red cabbage | How do you dye eggs naturally? | Boil a natural dye | Simmer onion skins for reddish brown, turmeric for yellow or red cabbage for blue. Strain, and add vinegar. | People have dyed with plants for ages. | These need longer, sometimes overnight.
4 | rubber band | How do you make patterns on eggs? | Cover what should stay light | Put rubber bands, stickers or wax wherever you want the dye to stay off. | Dye it light first, then dark. | A leaf held on with a piece of stocking leaves its shape.
5 | shining egg | How do you store dyed eggs? | Rub them with oil, and chill them | Rub on a drop of oil for shine, keep them in the fridge, and eat them within a week. | Eat the cracked ones first. | If you're eating them, use only food color.

# sewing-machine | how-to | using a sewing machine | use sewing machine, thread sewing machine, sew with sewing machine, sewing machine for beginners, learn to sew, start sewing, sewing for beginners, sewing machine thread bunching, sew straight, sew straight line | Sewing machine
> Most sewing machine trouble is one thread in the wrong place. | Don't push the fabric. Steer it. | Watch the edge, never the needle.
@ Your foot is on the pedal, and the needle is waiting.
1 | threaded machine | How do you thread a sewing machine? | Thread it with the presser foot up | Raise the presser foot, and follow the numbers on the machine. | With the foot up, the thread slips in between the tension discs. | The manual shows the path for your model.
2 | bobbin | What does the bobbin do? | Wind the bobbin and put it in | Wind it evenly, put it in the right way around, and pull its thread up. | Two threads lock to make every stitch. | A bobbin in wrong is a common reason for knots underneath.
3 | scrap of cloth | How do you check the stitch? | Test on a scrap first | Sew a few lines on a scrap of the same fabric, and look at both sides. | Loops underneath mean trouble with the top thread. | Rethread it before you turn any dials.
4 | guided cloth | How do you sew a straight line? | Watch the edge, not the needle | Guide the fabric with both hands along the mark on the plate, slowly. | The machine pulls it by itself. | Pulling bends the needle.
5 | backstitch | How do you end a seam? | Backstitch at both ends | Sew three stitches forward, three back, then keep going, and do the same at the end. | It keeps the seam from opening. | A pillowcase or a tote bag makes a good first project.

# vision-board | how-to | making a vision board | make vision board, vision board, create vision board, vision board ideas, vision board for beginners, make vision board for new year, digital vision board | Goal setting
> Dreaming about a goal can make you try less. | Put ten pictures on your vision board. Not fifty. | Hang your vision board where you brush your teeth.
@ Scissors, old magazines, and a year that hasn't started.
1 | list of wishes | How do you start a vision board? | Ask what you want more of | Write a few words each for work, health, people and fun. | The pictures come after the thought. | Pick what you want, not what looks good.
2 | magazine clippings | Where do you find pictures? | Collect pictures that pull you in | Collect from magazines, prints and your own photos for a week. | A real memory is stronger than a stranger's kitchen. | Take what makes you stop.
3 | ten pictures | How many pictures go on it? | Keep about ten | Lay them all out, and take away until every one has a reason to be there. | Too many is just noise. | Put the most important one in the middle.
4 | step card | How does a vision board work? | Write the first step next to each | Under every picture, write what you'll do about it this month. | Studies suggest that only dreaming about a goal can make people try less. | A step turns a wish into a plan.
5 | board on wall | Where do you put a vision board? | Hang it where you'll see it daily | Put it next to the mirror, in your closet, or on your screen. | What you see, you think about. | Change it when it's done, or isn't yours anymore.

# paper-snowflakes | how-to | cutting paper snowflakes | make paper snowflakes/snowflake, cut paper snowflakes/snowflake, cut snowflakes/snowflake, paper snowflakes/snowflake, paper snowflakes for kids, make snowflake out of paper, fold paper snowflake | Paper snowflake
> Real snowflakes have six arms. Yours should too. | Cut once, and it shows up six times. | Never cut all the way across a fold.
@ You unfold it, and nobody knew what it would be.
1 | square paper | What paper is best for snowflakes? | Start with a thin square | Fold one corner of a sheet to the opposite edge, and cut off the strip that's left. | Thin paper folds and cuts easily. | Coffee filters are already round.
2 | triangle | What is the first fold? | Fold a triangle, then find its middle | Fold it corner to corner, and mark the middle of the long side. | All the arms meet there. | Press the fold sharp.
3 | thirds | How do you get six arms? | Fold the triangle in thirds | Fold the right side over, then the left side over that, like a letter, and then fold it all in half once. | Twelve even layers make six arms. | Nudge it until the edges match.
4 | scissors | How do you cut a snowflake? | Cut the top, then small shapes | Cut off the uneven end, then snip triangles and curves along both folds. | Never cut all the way across a fold. | The tip is the middle, so a cut there makes a star.
5 | window | How do you open a snowflake? | Unfold it slowly and press it | Open it one fold at a time, and flatten it in a book. | Thin arms tear. | A dot of glue or soapy water sticks it to a window.

# slow-computer | how-to | speeding up a slow computer | speed up slow computer/laptop/pc, speed up computer/laptop/pc/mac, make computer/laptop/pc faster, make old computer/laptop faster, computer/laptop slow, laptop running slow, fix slow computer/laptop, slow pc, clean up computer/laptop | Computer performance
> Restart it. Really. | Ten programs start before you do. | You don't need a cleaner app. Delete it.
@ The circle spins, and your coffee gets cold.
1 | restart symbol | What comes first with a slow computer? | Restart it and install the updates | Save your work, restart, and let the updates finish. | Programs that hung are gone after that. | Many people just close the lid for weeks.
2 | task list | How do you find what makes it slow? | See what's eating your memory | Open Task Manager on Windows, or Activity Monitor on a Mac, and sort the list. | The greediest ones are at the top. | Often it's a browser with fifty tabs.
3 | startup list | How do you make it start faster? | Turn off programs that start themselves | In the settings, switch off whatever you don't need at startup. | Each one takes a bite out of your computer all day. | Leave the security program on.
4 | full disk | Does a full disk slow a computer? | Free up space on the disk | Empty the trash, uninstall what you don't use, and move videos to another drive. | The system needs room to work. | Keep about ten to fifteen percent free.
5 | memory stick | When does a slow computer need new parts? | Replace the part that's holding it back | Swap an old hard disk for a solid state drive. Nothing changes more. With many tabs, add memory. | Both can be replaced in many computers. | Back everything up first.
! cleaner app | a cleaner app makes a computer much faster | Most do little that the system can't do itself, and some bring junk along. | Uninstalling programs does more.

# two-factor | how-to | setting up two-factor authentication | set up two factor authentication, set up 2fa, enable two factor authentication, turn on two factor authentication, what 2fa is, authenticator app | Multi-factor authentication
> Your password may already be out there. | Something you know, plus something you have. | Protect your email before your bank.
@ A message says: somebody tried to sign in as you.
1 | mailbox | Which account needs a second factor first? | Start with your email account | Turn it on for your email first. Whoever gets in there can reset everything else. | Banks and social accounts come next. | Look in the settings, under security.
2 | code on phone | Which second factor is best? | Choose an app, a key or a passkey | Text messages can be hijacked. An authenticator app, a security key or a passkey is safer. | With a passkey, there's no code to steal at all. | A text message still beats nothing.
3 | square code | How do you set up an authenticator app? | Scan the code and type the six digits | Open the app, scan the square on the screen, and type in the six digits. | From then on, both sides know the secret. | The number changes about every thirty seconds.
4 | printed codes | What if you lose your phone? | Print the backup codes | Save the list of backup codes on paper, somewhere safe. | They get you in without your phone. | Add a second device or key.
5 | suspicious call | What must you never do with a code? | Never tell anyone your code | Never give anyone a code. No bank and no support line will ask for it. | Whoever asks is the thief. | Got a code you didn't ask for? Change your password.

# writing-ai-prompts | how-to | writing better AI prompts | use chatgpt, use chatgpt better, chatgpt prompts, write better prompts/prompt, write ai prompts, prompt engineering, chatgpt tips, chatgpt for beginners, get better answers from chatgpt/ai, use ai, use ai better, use ai for work/school/studying, ai tips, better chatgpt prompts | Prompt engineering
> A vague question gets a smooth, useless answer. | AI can be wrong in perfect sentences. | One example beats five adjectives in a prompt.
@ The answer is long, polite and completely useless.
1 | clear task | How do you write a good prompt? | Say the task, the reader and the length | Say what you want, who it's for, how long, and in what form. | It can't guess what you didn't say. | Explain fractions to a ten-year-old in five sentences works.
2 | pasted text | What should you give an AI? | Give it what it needs to know | Paste in the text, the facts and the limits. | It knows nothing about your case. | Leave out names, secrets and health data.
3 | sample | How do you get the right style? | Show it one example | Paste in one piece that's exactly how you want it. | One sample says more than five adjectives. | Say what you don't want, too.
4 | second question | What if the answer is not good? | Ask again, one change at a time | Say what's wrong, and ask for one change at a time. | A conversation gets better results than a single try. | When it's lost, start over.
5 | magnifier | Can you trust what an AI writes? | Check names, numbers and sources | Look up every name, number and source somewhere else. | These programs make up facts that sound right. | Your name is on it, so read it to the end.

# spreadsheets | how-to | getting started with spreadsheets | excel tips/for/basics, excel for beginners, excel tips for beginners, learn excel, use excel, excel tricks/formulas, spreadsheet/spreadsheets, make spreadsheet, spreadsheets for beginners, google sheets, google sheets tips, use google sheets, make spreadsheet budget, make budget spreadsheet | Spreadsheet
> One row, one thing. That saves you years. | Five formulas do most of the work. | Merged cells will ruin your spreadsheet.
@ A grid of empty boxes, and a pile of receipts.
1 | clean table | How do you set up a spreadsheet? | Use one row for one thing | Make each row one sale or one person, each column one detail, with one heading on top. | Sorting and filters depend on it. | No empty rows, no merged cells.
2 | sum formula | Which formulas should you know? | Learn a handful of formulas | Learn five: sum, average, count, if and a lookup. They cover most everyday work. | Every formula starts with an equals sign. | Type the first letters, and it helps you.
3 | corner drag | How do you copy a formula? | Drag the corner to copy it | Pull the little square at the cell's corner down, and the formula adjusts to each row. | That's what it's there for. | A dollar sign before the letter and the number locks a cell.
4 | sorted list | How do you find things in a spreadsheet? | Use sort and filter | Turn on the filter at the headings, and show only what you need. | Nothing's lost. It's only hidden. | Freeze the top row so it stays in view.
5 | pie chart | How do you make a chart? | Select the data and insert a chart | Mark the numbers, click insert, and pick: columns to compare, a line for anything over time. | A chart shows what a list hides. | Save a copy before big changes.

# keyboard-shortcuts | how-to | using keyboard shortcuts | keyboard shortcuts, use keyboard shortcuts, keyboard shortcuts everyone should know, shortcuts everyone should know, computer shortcuts, useful keyboard shortcuts, windows/mac shortcuts, take screenshot, take screenshot on windows/mac/laptop/computer/iphone/android, learn keyboard shortcuts, computer tricks, computer tips | Keyboard shortcut
> Your hand goes to the mouse a thousand times a day. | One shortcut brings back the tab you closed. | Learn one shortcut a week.
@ Your hand leaves the keys, finds the mouse, and comes back.
1 | control key | Which shortcuts come first? | Learn copy, cut, paste and undo | Press Control with C to copy, X to cut, V to paste and Z to undo. On a Mac, it's Command. | They work in almost every program. | Press Z again to go back another step.
2 | search field | How do you find a word fast? | Search with Control and F | Looking for one word in forty pages? Press Control and F, type it, and hit enter. | It beats reading the whole thing. | On a Mac, it's Command and F.
3 | two windows | How do you switch between programs? | Switch with Alt and Tab | Hold Alt, or Command on a Mac, and press Tab to jump between programs. | You never lose your flow. | Control and Tab goes through the tabs in your browser.
4 | screenshot | How do you take a screenshot? | Screenshot just part of the screen | On Windows, press the Windows key, Shift and S. On a Mac, Command, Shift and four. | Then draw a box around what you want. | On most phones, it's power plus a volume button.
5 | reopened tab | Which shortcut saves the day? | Bring back a closed tab | Press Control, Shift and T, and most browsers reopen the tab you just closed. | On a Mac, it's Command, Shift and T. | Write three on a sticky note, and use them for a week.

# taking-selfies | how-to | taking good selfies | take good/better selfies/selfie, good selfies, take selfies/selfie, selfie tips, take better selfie, look good in photos/pictures, look better in photos/pictures, be photogenic, take pictures of yourself, take photos of yourself | Selfie
> Your nose isn't big. Your arm is short. | Look at the lens, not at yourself. | Wipe your lens. It's a fingerprint.
@ Thirty pictures, and you don't like one.
1 | window light | What light is best for selfies? | Turn to face a window | Face a window, so soft light hits you from the front or a little to the side. | Light from above digs shadows under your eyes. | Outside, find open shade.
2 | raised phone | How do you hold the phone? | Hold it a little above your eyes | Raise the phone slightly above your eyes, and lower your chin a bit. | From below, your chin gets huge. | Straight at eye level looks honest too.
3 | far arm | Why does my nose look big in selfies? | Take it from farther away and crop | Stretch your arm, or use a stand and a timer, and crop later. | Up close, whatever's nearest looks bigger. | It's the distance, not your nose.
4 | lens | Where do you look in a selfie? | Look into the lens | Look at the little camera, not at the screen. | Otherwise your eyes drift off. | Think of somebody you like, and the smile is real.
5 | clean background | What else makes a good selfie? | Clean the lens and the background | Wipe the lens, and check what's growing out of your head. | Fingerprints make fog. | Take ten, keep one.

# online-privacy | how-to | protecting your privacy online | protect privacy, protect privacy online, protect your privacy online, online privacy, online privacy tips, internet privacy, stay private online, be safe online, stay safe online, internet safety, internet safety for kids, online safety, protect personal data | Internet privacy
> Why does a flashlight app need your contacts? | Your photo knows where you live. | That lock in your browser doesn't mean the site is safe.
@ You talked about shoes, and now there are shoes everywhere.
1 | app permissions | What do apps know about you? | Take permissions away from apps | In your phone's settings, see which apps use your location, camera and contacts, and turn off what they don't need. | A flashlight doesn't need your contacts. | For the rest, pick only while using.
2 | family photo | What should you not post? | Think twice before you post | Leave out your address, plane tickets, school names and other people's kids. | Once it's out, you can't take it back. | Post vacation pictures when you're home.
3 | cookie banner | How do you stop being tracked? | Say no to optional cookies | Refuse optional cookies, and use a browser that blocks trackers. | Trackers follow you from site to site. | Delete accounts you don't use anymore.
4 | coffee shop wifi | Is public wifi safe? | Don't bank on public wifi | On public wifi, check for the lock in the address, and do your banking on your own connection. | The lock means the connection is encrypted. | It says nothing about whether the site is honest.
5 | key ring | What protects your accounts? | Use a manager and a second factor | Let a password manager make a different password for every site, and turn on a second factor. | Then one leak only opens one door. | Install updates soon.

# building-a-pc | how-to | building a PC | build pc/computer, build gaming pc, build own pc/computer, building pc, build pc for beginners, pc building, assemble pc, choose pc parts, first pc build | Homebuilt computer
> Building a PC is plugs and screws. No magic. | If your new PC stays dark, check one switch. | Test your PC before you close the case.
@ Nine boxes are on the floor, and one of them says: handle with care.
1 | parts list | How do you choose PC parts? | Check that the parts fit each other | Check your parts: same socket for processor and board, the right kind of memory, enough room in the case. | The wrong pair doesn't work at all. | Parts list sites check it for you.
2 | bare table | How do you protect the parts? | Ground yourself before you touch parts | Work on a table, not on carpet, and touch bare metal now and then. | A spark you can't even feel can kill a chip. | Hold boards by the edges.
3 | processor | What do you build first? | Install the processor and memory first | With the board outside the case, set the processor in by its mark, and press the memory in until it clicks. | You've got more room out there. | Don't force the processor. Thermal paste and the cooler go on top.
4 | cables | How do you connect a PC? | Screw in the board and plug it in | Set the board on its standoffs, then plug in power for the board, the processor and the graphics card. | Forget the processor cable, and the screen stays dark. | The tiny power button cables are in the manual.
5 | first screen | What do you do when it does not start? | Start it before you close the case | Flip the switch on the back of the power supply, press the button, and look for a picture before you close the case. | If nothing shows up, push the memory in again. | Then install the system.

# naming-a-business | how-to | naming a business | name business, name company/brand/shop/startup, come up with business name, business name ideas, choose business/company/brand name, find name for business/shop/company/brand, naming business, pick business name | Brand
> If you have to spell it, it's the wrong name. | Your first ten name ideas are everyone's. | Say your business name on the phone. Then decide.
@ Forty names on the page, and they're all crossed out.
1 | three words | How do you start to find a name? | Write down what you stand for | Write down three feelings or promises people should have about you. | A name is a short promise. | Your town or your last name may do.
2 | long list | How do you find ideas? | Collect fifty before you judge | Mix words, sounds, pictures and other languages until you've got fifty. Don't judge yet. | The good ones come after the obvious ones. | Ask somebody outside your business.
3 | phone | What makes a good business name? | Test if people can spell it | Say it on the phone, and have a friend type it. | If they can't spell it, they can't find you. | Short and easy to say wins.
4 | search page | How do you check whether a name is free? | Check that nobody else has it | Search for it online, then check the web address, social media, and the trademark and company registers. | A name that's taken can get expensive. | Check every country where you sell.
5 | sign sketch | How do you decide on a name? | Sleep on it, and see it on a sign | Put your top three on a mock sign, and look at them for a week. | Clever wears off. | Pick one that still fits if you sell something else someday.

# getting-reviews | how-to | getting more customer reviews | get reviews, get google reviews, get more google reviews, get more reviews, ask for reviews/review, ask customers for reviews, customer reviews, get five star reviews, get testimonials, ask for testimonial | Customer review
> They loved it. Nobody asked them. | Your answer to a bad review is the real ad. | Never buy a review.
@ The customer says it was wonderful, and you say goodbye.
1 | happy customer | When do you ask for a review? | Ask while they're happy | Ask at pickup, right after the thank you, or the day after delivery. | The joy fades within days. | In person works best.
2 | printed code | How do you make it easy to review? | Give them a direct link | Put a short link or a QR code on the receipt, on the counter and in your emails. | Every extra search loses people. | Test it on your own phone.
3 | question card | What do you say when asking for a review? | Ask for one sentence on one thing | Ask what helped them most, and let them write just that. | An empty box scares people. | Never write it for them.
4 | reply bubble | How do you answer a bad review? | Answer every review, above all bad ones | Thank them, say sorry for what went wrong, and offer to settle it in private. | Everyone else reads how you take it. | Wait an hour before you write.
5 | honest star | What must you not do for reviews? | Never buy or fake them | Don't pay for stars, and don't ask only the happy ones where the rules forbid it. | It breaks the sites' rules, and often the law. | One honest four is worth more than ten fakes.

# business-plan | how-to | writing a business plan | write business plan, business plan, writing business plan, make/create business plan, business plan for beginners, business plan for small business, business plan template, simple business plan | Business plan
> Ten pages that save you from one mistake. | No competitors? That's bad news. | Everybody isn't a customer.
@ The idea is great, and the bank wants paper.
1 | one sentence | How does a business plan begin? | Say the idea in one sentence | Write one sentence: what you sell, who buys it, and why they need it. | If it takes a page, it isn't clear yet. | The summary goes first, and you write it last.
2 | customer portrait | Who are your customers? | Describe one real customer | Describe one person: who they are, what they use now, and what they pay for it. | Everybody isn't a customer. | Talk to ten of them.
3 | map of rivals | How do you describe competitors? | Name who else sells it | List three rivals, with their prices and what they do well. | No rival often means no market. | Then say what you do differently.
4 | number table | How do you plan the money? | Calculate costs, price and sales | Write down the startup cost, the monthly cost, the cost per piece, and how many you have to sell. | Now you know when you start making money. | Be careful. Then cut the sales in half and look again.
5 | calendar steps | How do you end a business plan? | Write down next steps and risks | List the next steps with dates, and two or three risks with your answer to each. | Lenders look for that. | Have somebody read it who'll doubt it.

# designing-a-logo | how-to | designing a logo | design logo, make/create logo, logo design, design own logo, logo for business, logo design tips, logo design for beginners, make logo for free, design good logo | Logo
> Your logo has to work at the size of a thumbnail. | Design your logo in black first. | A good logo doesn't show what you sell.
@ A blank page, and your name in pencil.
1 | pencil sketches | How do you start a logo? | Sketch before you open a program | Draw twenty tiny ideas in pencil before you open a program. | On paper you're fast, and you don't get attached. | Start with your name and its first letter.
2 | one idea | What makes a good logo? | Keep one single idea | Stick to one shape and one thought, easy to draw from memory. | There's no room for two in something that small. | It doesn't have to show what you sell.
3 | black and white | Why design in black first? | Make it work in black and white | Finish the shape in black before you pick a color. | A stamp, a receipt or a sticker has just one. | Then add one or two.
4 | thumbnail | How do you test a logo? | Test it tiny and huge | Look at it as small as an app icon and as big as a sign. | Thin lines vanish. | Check it upside down and in gray, too.
5 | vector curve | Which file does a logo need? | Save it as a vector file | Keep a vector file, which stays sharp at any size, and check the font's license. | An image made of dots gets blurry. | Search for logos that look like yours.

# repeat-customers | how-to | winning repeat customers | get repeat customers, repeat customers, customer loyalty, keep customers, keep customers coming back, get customers to come back, build customer loyalty, customer retention, loyalty program, start loyalty program, improve customer service, good customer service, customer service tips | Customer retention
> Your next sale is to somebody who knows your door. | Start the stamp card with two stamps on it. | Customers come back for how it felt.
@ A customer leaves, and you wonder if you'll ever see them again.
1 | warm greeting | What brings customers back? | Remember your customers by name | Write down names, tastes and last orders, and use them when you say hello. | Nobody forgets being known. | Ask before you store data.
2 | kept promise | What do customers expect most? | Do what you promised, on time | Deliver when you said you would, and call before they have to. | Trust is worth more than a discount. | Promise it a day later than you need.
3 | card in parcel | How do you surprise customers? | Add something small and personal | Add a handwritten line, a sample, or a tip on how to use it. | People talk about that. | Small and unexpected beats big and usual.
4 | message a month later | When do you write to customers? | Write to them at the right time | Ask after a week if everything's good, and remind them when it's about to run out. | Help is welcome. Noise isn't. | Only with their consent.
5 | stamp card | Does a loyalty card work? | Reward the second visit | Give them a stamp card with two stamps already on it. | In an experiment, people with a head start finished their cards more often. | Keep it simple enough for the register.

# freelancing | how-to | starting as a freelancer | start freelancing, freelancing, become freelancer, freelance, freelancing for beginners, freelance for beginners, start freelance writing/business, find freelance clients, get first freelance client, find freelance work, freelancer tips, start freelancing with no experience, freelance with no experience | Freelancer
> Your first client already knows you. | A third of your week won't be the work. | Most fights are about what was never written down.
@ No boss, no desk, no paycheck on the first.
1 | one service | What do you offer as a freelancer? | Offer one thing to one kind of client | Say it in one sentence: I write product copy for outdoor stores. | A clear offer is easy to pass along. | You can widen it later.
2 | three samples | How do you show your work? | Show three samples | Make three good samples, even if it's for a club or for yourself. | Nobody buys a promise. | Say what each one achieved.
3 | phone contacts | How do you find the first clients? | Tell everyone you know | Write to old coworkers and friends about what you do now, and who for. | First jobs mostly come through people. | Ask for a name, not for a job.
4 | signed page | What belongs in an agreement? | Get it in writing first | Before you start, write down what, by when, for how much, how many changes, and when you're paid. | Most fights are about what was never said. | Ask for part of it up front.
5 | savings | How do you live with uneven income? | Save some of every payment | From every payment, set some aside for taxes and slow months, in its own account. | Income comes in waves. | Look up the rules where you live.

# newsletter | how-to | writing a newsletter | write newsletter, start newsletter, newsletter, newsletters, email newsletter, start email newsletter, write email newsletter, grow newsletter, grow email list, email marketing, email marketing for beginners, newsletter for small business, build email list | Newsletter
> The subject line decides. | Write your newsletter to one person, not to a list. | News isn't a promise. One recipe a week is.
@ You hit send, and four hundred phones light up.
1 | promise | What should a newsletter promise? | Promise one thing, and keep it | Tell people what they'll get and how often, before they sign up. | It makes saying yes easy. | One recipe a week is a promise. News isn't.
2 | sign-up box | How do you get subscribers? | Ask for one thing: their email | Put the form where people are already happy, ask only for an address, and have them confirm it. | In many countries, you need consent. | Never buy a list.
3 | subject line | How do you write a subject line? | Write the subject line last | Write it last, keep it under fifty letters, and say what's inside. | It's the door. | Curiosity is fine. Tricks cost you trust.
4 | one person | How do you write a newsletter? | Write like it's to one person | Start with you, tell one thing, and ask for one click. | People read email alone. | Read it out loud before you send it.
5 | exit sign | How do you keep readers? | Make leaving easy and watch replies | Put a clear unsubscribe link in every one, and ask a question now and then. | The replies show you what to write. | Send it on the same day every time.

# starting-a-blog | how-to | starting a blog | start blog, starting blog, blog, blogging, start blogging, blogging for beginners, start blog for free, create blog, write blog/blogs, write blog post/posts, blog tips, blogging tips | Blog
> At first, nobody reads your blog. That's your rehearsal. | Cut the first paragraph of your post. | A blog about everything is for nobody.
@ The page says: your first post.
1 | topic and reader | How do you choose a topic? | Choose one reader and one subject | Write for one kind of person, about something you could talk about for hours. | A blog about everything is for nobody. | Write ten titles. If that's hard, change the subject.
2 | simple site | What do you need to start a blog? | Use a simple platform | Use a ready-made platform, a plain design, and your own web address if you can. | Design won't bring your first readers. | Your own address can move with you.
3 | question | What do you write in a blog post? | Answer one question per post | Take a question people really ask, and answer it in the first lines. | That's what they came for. | Stories and details come after.
4 | subheadings | How do you make a post easy to read? | Break it up with headings and pictures | Use short paragraphs, headings and your own pictures. | People scan before they read. | Cut the first paragraph. It's often just clearing your throat.
5 | calendar | How do you get readers for a blog? | Post on a rhythm you can keep | Post every week or two, and share it wherever your readers are. | It grows slowly, over months. | Answer every comment.

# selling-food-from-home | how-to | starting a bakery from home | start bakery, start bakery from home, start home bakery, home bakery, start baking business, start cake business, sell cakes/cookies/food from home, sell baked goods, start food business from home, home baking business | Bakery
> Call city hall before you buy the mixer. | Five cakes, done well. | Many home bakers pay to work and don't notice.
@ Your cousins keep saying you should sell these.
1 | town hall | What do you need to sell food from home? | Ask for the rules first | Ask your city or health department what you can make at home, and what training, labels and insurance you need. | The rules change from place to place. | Some foods are allowed, others aren't.
2 | small menu | What do you sell first? | Sell a few things, and do them well | Start with three to five products that keep and travel well. | Fewer kinds, less waste. | Let strangers taste them, not just friends.
3 | price tag | How do you price baked goods? | Count ingredients, box, power, hours | Add up every cost and your time, and only then look at what others charge. | Many people pay to work and don't notice. | See what changes when you bake ten at once.
4 | order book | How do you take orders? | Take orders with a deadline | Set your days, a cutoff for orders, and payment up front. | You only bake what's already sold. | Write down allergies, and list what's in it.
5 | sample box | How do you find customers for a home bakery? | Let people taste it | Bring a sample and a card to offices, markets and neighbors. | A taste sells better than a picture. | Shoot your photos in daylight, and ask for reviews.

# opening-a-cafe | how-to | opening a coffee shop or food truck | open coffee shop/cafe/food truck, open coffee shop, start coffee shop/cafe, open cafe, start cafe, start food truck, start food truck business, food truck, food truck business, run coffee shop/cafe, coffee shop business | Coffeehouse
> Before you rent it, count the people walking by. | A food stall is the cheapest test of your cafe. | One number is your real boss: cups per day.
@ You look through a dusty window, and you can already see your counter.
1 | clicker counter | How do you choose a location? | Count the people walking by | Stand there on three different days at three different times, and count. | People buy coffee on the way somewhere. | See who else sells it nearby, and what's missing.
2 | market stall | How do you test the idea? | Try it out small | Rent a market stall or borrow a cart for a few weekends. | You'll learn what sells before you sign. | Write down every question people ask.
3 | break-even line | How many coffees must you sell? | Calculate how many you must sell | Add up rent, wages, power and loans, and divide by what you keep from each cup. | That number per day is your real boss. | Have money for the first six months.
4 | permit stamps | Which permits does a cafe need? | Ask about permits before you sign | Ask the city about food, noise, restrooms, outdoor seating, and parking for a truck. | One missing permit can stop everything. | Make it a condition in the lease.
5 | short menu | What do you sell in the beginning? | Keep the menu short | Offer a few drinks and two or three things to eat that you make fast and well. | Speed keeps the line short. | Be open the same hours, always.
`

/** What people ask about making things, computers and small business, for `readTopics`. */
export const CRAFT_AND_TECH = `
# tie-dye | how-to | tie-dyeing a shirt | tie dye shirt/shirts, tie dye, tie-dye, tie dyeing, tie-dye shirt/shirts, tie dye at home, tie dye for kids/beginners, spiral tie dye, tie dye old shirt | Tie-dye
> White stays where the rubber band was. | Cotton drinks color. Polyester does not. | The hardest step is to wait a night.
@ A white shirt, six rubber bands, and gloves that are already blue.
1 | cotton shirt | Which shirts can be tie-dyed? | Take cotton and wash it first | Take cotton and wash it first. Use white cotton, washed without softener. | Dye for plant fibers hardly holds on polyester. | Cover the table, and wear gloves and old clothes.
2 | twisted shirt | How do you make a tie-dye spiral? | Twist the shirt into a disc | Twist the shirt into a disc. Lay it flat and damp, pinch the middle, and turn until it is a disc. | Folds become lines. | Random crumpling gives clouds.
3 | rubber bands | What do the rubber bands do? | Tie it tightly into slices | Tie it tightly into slices. Cross three or four bands over the disc, like cuts in a cake. | Where it is tight, no dye gets in. | More bands make more white.
4 | dye bottles | How do you put on the dye? | Fill each slice with a color | Fill each slice with a color. Squirt dye into the folds on both sides, with neighbors on the color wheel side by side. | Opposite colors mix to brown. | Mix the dye as its package says.
5 | plastic bag | How long does tie-dye have to rest? | Keep it in a bag overnight, then rinse | Keep it in a bag overnight, then rinse. Let it rest in a closed bag for as long as the package says, rinse it cold until clear, then wash it alone. | The dye needs time to bind. | Cut the bands only after the first rinse.

# friendship-bracelets | how-to | making friendship bracelets | make friendship bracelet/bracelets, friendship bracelet/bracelets, friendship bracelets for beginners, tie friendship bracelet, braid bracelet, make bracelet/bracelets, make string bracelet, easy friendship bracelet, make bracelets with string | Friendship bracelet
> One knot, twice. That is the whole art. | It is worn until it falls off. | A strip of tape is your workbench.
@ Six threads hang from your knee, and each has a color.
1 | colored threads | What do you need for a friendship bracelet? | Cut six threads as long as your arm | Take embroidery floss of three colors, two threads of each, about eighty centimeters long. | Knots eat length. | Longer is safer.
2 | tape on table | How do you start a bracelet? | Knot them together and tape them down | Knot them together and tape them down. Tie them at one end, leave some length, and tape it to a table. | Both hands stay free. | Sort the colors as they should appear.
3 | first knot | What is the basic knot? | Make a four with the first thread | Make a four with the first thread. Lay the left thread over the next like a four, pull it under and through, and tighten. Do it again. | Each knot is made twice. | Hold the second thread straight.
4 | first row | How do you make stripes? | Knot across to the right | With the same thread, knot around each of the others, twice each, until it is at the right. | That makes one stripe. | Go on with the thread that is now on the left.
5 | finished bracelet | How do you finish a bracelet? | Braid the ends and tie them | Braid the ends and tie them. When it fits around the wrist, knot it and braid the rest. | Two braids make a bow. | If it curls, wet it and let it dry flat.

# hand-embroidery | how-to | starting embroidery | embroider, embroidery, start embroidery, hand embroidery, embroidery for beginners, learn embroidery, embroider letters/flowers/shirt/name/clothes, basic embroidery stitches, embroidery stitches | Embroidery
> Three stitches are enough for a garden. | A hoop is a drum for thread. | Shorter thread, fewer knots.
@ A needle comes up through cloth as tight as a drum.
1 | hoop | What do you need for embroidery? | Stretch cotton in a hoop | Stretch cotton in a hoop. Lay woven cotton over the inner ring, press on the outer one, and pull it tight. | Loose cloth puckers. | A hoop of fifteen centimeters is handy.
2 | split floss | How much thread do you use? | Split the floss, and keep it short | Split the floss, and keep it short. Floss has six strands. Take two or three, as long as your forearm. | Long ones tangle and fray. | Fewer strands make finer lines.
3 | backstitch | Which stitch is for letters? | Write with the backstitch | Write with the backstitch. Come up one stitch ahead, go down where the last one ended. | It gives a line without gaps. | Draw the letters with a pencil or a pen that washes out.
4 | leaf | Which stitch fills shapes? | Fill small shapes with satin stitch | Fill small shapes with satin stitch. Lay threads side by side from edge to edge. | It shines like satin. | Wide shapes get split in two, or the threads hang loose.
5 | back side | How do you finish embroidery? | Weave the end in on the back | Weave the end in on the back. Slide the needle under some stitches on the back and cut. | Knots show through. | Wash it lukewarm, and iron it face down on a towel.

# paper-flowers | how-to | making paper flowers | make paper flowers/flower/roses/rose, paper flowers, tissue paper flowers, make tissue paper flowers, crepe paper flowers, make crepe paper flowers, make flowers out of paper, make giant paper flowers | Paper craft
> Eight sheets, one wire, one flower. | They bloom all winter. | The last step is the patient one.
@ Colored tissue lies on the table, and outside it is gray.
1 | stacked tissue | How many sheets make a paper flower? | Stack six to eight sheets of tissue | Stack six to eight sheets of tissue. Lay tissue paper, all one size, on top of each other. | More sheets make it fuller. | About twenty by thirty centimeters is good for a start.
2 | paper fan | How do you fold a paper flower? | Fold the stack like a fan | Fold the stack like a fan. Fold back and forth in strips as wide as two fingers. | Each fold becomes a ring of petals. | Press the folds sharp.
3 | wire in the middle | How do you tie it? | Tie the middle with a wire | Wrap a thin wire or a string tightly around the middle of the fan. | A long wire becomes the stem. | Leave no slack, or the petals slip.
4 | cut tips | What shape do the petals get? | Cut the ends round or pointed | Round ends look like roses or peonies, pointed ones like dahlias. | The cut decides the kind of flower. | Fringes make a carnation.
5 | opened flower | How do you open a paper flower? | Lift sheet by sheet to the middle | Open both halves of the fan, and pull each sheet gently up toward the middle. | Start with the top one. | Paper tears easily, so hold it near the wire.

# calligraphy | how-to | starting calligraphy | calligraphy, start/learn calligraphy, calligraphy for beginners, modern calligraphy, brush lettering, hand lettering, hand lettering for beginners, learn hand lettering, do calligraphy/lettering, brush lettering for beginners, write calligraphy | Calligraphy
> Thin up, thick down. That is the secret. | You draw letters. You do not write them. | A pencil will do for the first week.
@ Black ink runs down in one broad stroke.
1 | brush pen | What do you need for calligraphy? | Begin with a small brush pen | A pen with a small, firm brush tip and smooth paper are enough. | Nib and ink are harder for a start. | Rough paper frays the tip.
2 | thick and thin | How do you get thick and thin lines? | Press down, and lift going up | Press on strokes that go down, and lift on those that go up. | Pressure spreads the tip. | Hold the pen at a slant.
3 | ovals | How do you practice calligraphy? | Practice strokes before letters | Practice strokes before letters. Fill rows with lines, arches and ovals. | Letters are built of a few strokes that come again and again. | Ten minutes a day do more than an hour a week.
4 | lifted pen | Why do letters look uneven? | Lift the pen after each stroke | Lift the pen after each stroke. Set it down anew for each part of a letter. | It is drawing, so slow is right. | Look where the next stroke begins.
5 | pencil lines | How do words get even? | Draw guide lines with a pencil | Draw guide lines with a pencil. Mark base, height and slant, and sketch the word lightly. | Even spaces look better than fancy letters. | Erase when the ink is dry.

# acrylic-painting | how-to | painting with acrylics | paint with acrylics/acrylic, acrylic painting, acrylic painting for beginners, start acrylic painting, acrylics for beginners, paint on canvas, painting on canvas, painting for beginners, start painting, learn to paint | Acrylic paint
> It dries in minutes, so mistakes do, too. | Big brush first, small brush last. | You can always paint over it.
@ The canvas is white, and it will not stay so for long.
1 | five tubes | Which acrylic colors do you need? | Take five colors and three brushes | Take five colors and three brushes. Red, yellow, blue, white and a dark brown, with a wide, a medium and a fine brush. | You can mix nearly all from these. | Mix more than you think you need.
2 | colored ground | How do you begin a painting? | Cover the white with one thin color | Cover the white with one thin color. Brush a thin warm tone over the canvas, and let it dry. | On white, colors look darker than they are. | It shines through in a nice way.
3 | large shapes | What do you paint first? | Put in the large shapes first | Put in the large shapes first. Paint sky, ground and big shadows with the wide brush. | Details on a wrong shape are lost work. | Squint, and you see only the large.
4 | layers | How do you layer acrylics? | Work from dark to light in layers | Work from dark to light in layers. Let each layer dry, then set lighter ones on top. | Acrylics cover well. | A little water makes it flow, much makes it weak.
5 | water jar | How do you clean acrylic brushes? | Never let paint dry in the brush | Never let paint dry in the brush. Rinse them often while you work, and wash them with soap at the end. | Dry acrylic is plastic. | Let them dry lying flat.

# pressing-flowers | how-to | pressing flowers | press flowers/flower, pressing flowers, dry flowers, preserve flowers, pressed flowers, press flowers in book, press flowers fast, make pressed flower art | Pressed flower craft
> A heavy book is a time machine. | Pick them at noon, not in the dew. | Two weeks, and summer is flat.
@ You close the dictionary over a poppy.
1 | dry flowers at noon | When do you pick flowers for pressing? | Pick them dry and fresh | Pick them dry and fresh. Pick around noon on a dry day, when they have just opened. | Wet petals turn brown. | Leave protected wildflowers alone.
2 | flat petals | Which flowers are easy to press? | Choose flat ones to begin with | Choose flat ones to begin with. Violets, daisies, ferns and single petals press well. | Thick heads stay wet inside. | Cut roses in half or press their petals.
3 | paper sheets | What paper do you use? | Lay them between plain paper | Put them face down on blotting or plain paper, not touching, with another sheet on top. | Paper takes up the water. | Kitchen paper with a pattern leaves marks.
4 | book pile | How long do you press flowers? | Press them for two to three weeks | Press them for two to three weeks. Put them in a heavy book with more books on top, and change the paper after some days. | Moving them early breaks them. | They are ready when they feel like paper.
5 | picture frame | What do you do with pressed flowers? | Keep them out of the Sun | Keep them out of the Sun. Glue them with tiny dots on cards or behind glass. | Light fades the colors. | Tweezers save the petals.

# pottery-at-home | how-to | starting pottery | start pottery/ceramics, pottery, pottery for beginners, pottery at home, make pottery, make clay pot, make pinch pot, clay for beginners, work with clay, air dry clay, air dry clay for beginners, learn pottery | Pottery
> Your first pot needs only two thumbs. | Haste is what cracks a bowl. | No wheel. No kiln. Just clay.
@ A cold ball of clay lies in your palm.
1 | kneaded clay | How do you prepare clay? | Knead the clay before you start | Knead the clay before you start. Press and turn it for some minutes, then roll a ball the size of an orange. | Kneading takes out air and makes it even. | Keep the rest wrapped.
2 | thumb in ball | How do you make a pinch pot? | Push in a thumb, and pinch as you turn | Press your thumb in, not through, and pinch the wall thin while you turn it. | Turning keeps the wall even. | Somewhat thinner than a finger is good.
3 | wet finger | Why does clay crack? | Smooth cracks, with little water | Smooth cracks, with little water. Stroke cracks together with a damp finger. | Much water makes it weak. | Very thin edges dry first and crack.
4 | scratched edges | How do you join clay? | Scratch and wet where parts meet | Scratch and wet where parts meet. Scratch both sides, put on clay mud, press them together, and smooth it over. | Smooth parts fall off as they dry. | Handles are put on when the clay is firm.
5 | drying shelf | How does clay get hard? | Dry it slowly, then fire it | Dry it slowly, then fire it. Let it dry under loose plastic for days. Real clay must be fired, air-dry clay need not. | Fast drying cracks it. | Air-dry clay holds no water or food.

# salt-dough | how-to | making salt dough ornaments | make salt dough, salt dough, salt dough ornaments, make salt dough ornaments, salt dough for kids, salt dough handprint, make ornaments, make christmas ornaments, homemade christmas ornaments, make salt dough handprint | Salt dough
> Three things from the kitchen make a gift. | Low heat, long time, no cracks. | Do the hole before it is hard.
@ A small hand presses into soft dough.
1 | flour and salt | What is the recipe for salt dough? | Mix two parts flour with one of salt | Two cups of flour, one of fine salt, and nearly one of water, added slowly. | Too wet, it sticks and puffs up. | It is far too salty to eat, and so much salt can poison a dog.
2 | kneading hands | How long do you knead salt dough? | Knead it for five minutes | Knead it for five minutes. Knead until it is smooth like clay. | It gets softer in warm hands. | If it crumbles, add drops of water.
3 | cut stars | How thick is salt dough? | Roll it as thick as a pencil | Roll it as thick as a pencil. Roll it to some six millimeters, and cut shapes. | Thick pieces stay wet inside. | Dust with flour so that nothing sticks.
4 | straw hole | How do you hang salt dough? | Poke the hole now | Poke the hole now. Push a straw through near the edge, and press in hands, leaves or letters. | Later it breaks. | Turn the straw as you pull.
5 | oven tray | How do you dry salt dough? | Bake it very low for hours | Bake at about a hundred degrees Celsius for two to three hours, and turn it once. | High heat makes bubbles. | Paint and seal it when it is cold.

# carving-a-pumpkin | how-to | carving a pumpkin | carve pumpkin/pumpkins, carving pumpkin/pumpkins, pumpkin carving, pumpkin carving ideas/for kids/for beginners, make jack o lantern, make jack-o-lantern, carve halloween pumpkin, keep carved pumpkin fresh, keep pumpkin from rotting | Jack-o'-lantern
> Cut the lid at a slant, or it falls in. | Thin walls glow. | Carve it two days before, not two weeks.
@ You lift the lid, and your hand goes in.
1 | flat pumpkin | Which pumpkin is good for carving? | Choose a firm one that stands | Choose a firm one that stands. Take one with a flat bottom, a stem and no soft spots. | Soft spots rot first. | Draw the face with a pen that wipes off.
2 | slanted lid | How do you cut the lid? | Cut the lid at a slant | Cut the lid at a slant. Point the knife at the middle as you cut, and mark one place so that it fits again. | A straight lid falls in. | With a lamp in it, a hole at the bottom is better.
3 | seeds | How do you clean out a pumpkin? | Scrape it thin inside | Scrape it thin inside. Scoop out seeds and threads, and thin the wall of the face to some two or three centimeters. | It cuts more easily and glows. | Roast the seeds with salt.
4 | small saw | How do you carve a pumpkin safely? | Saw with a small serrated knife | Saw with a small serrated knife. Use a little pumpkin saw, with short strokes, away from your other hand. | A big smooth knife slips. | Children draw and scoop, grown-ups cut.
5 | led light | How long does a carved pumpkin last? | Light it with a lamp, and keep it cool | Light it with a lamp, and keep it cool. Use a small battery light, and stand it in the cold. It lasts some days to a week. | Warmth rots it. | Rub the cuts with petroleum jelly against drying.

# dyeing-eggs | how-to | dyeing Easter eggs | dye/color/decorate easter eggs, dye/color eggs, dyeing/coloring easter eggs, dye eggs naturally, natural easter egg dye, dye easter eggs naturally, decorate eggs, dye eggs with food coloring/onion | Easter egg
> Red cabbage makes blue eggs. | A little vinegar holds the color. | Onion skins make eggs red brown.
@ Six cups of color, six spoons, and one egg too many.
1 | white eggs | Which eggs are best for dyeing? | Boil clean eggs, and let them cool | Boil clean eggs, and let them cool. Boil them for about ten minutes, cool them, and wipe them with vinegar. | Grease keeps color off. | White ones take bright colors, brown ones warm ones.
2 | dye cups | How do you make egg dye? | Stir vinegar into the color | Half a cup of hot water, a teaspoon of vinegar and ten to twenty drops of food coloring make one color. | Acid helps dye to bind to the shell. | Set out old cups, since some stain.
3 | red cabbage | How do you dye eggs naturally? | Boil a dye from the kitchen | Boil a dye from the kitchen. Onion skins make red brown, turmeric yellow, red cabbage blue. Simmer, strain, add vinegar. | Plants have given color for ages. | They need longer, some overnight.
4 | rubber band | How do you make patterns on eggs? | Cover what shall stay light | Cover what shall stay light. Rubber bands, stickers or wax keep the dye off. | Dye it light first, then dark. | A leaf in a piece of stocking leaves its shape.
5 | shining egg | How do you store dyed eggs? | Rub them with oil, and chill them | Rub them with oil, and chill them. A drop of oil makes them shine. Keep them in the fridge, and eat them within a week. | Cracked ones are eaten first. | Use only food color if you eat them.

# sewing-machine | how-to | using a sewing machine | use sewing machine, thread sewing machine, sew with sewing machine, sewing machine for beginners, learn to sew, start sewing, sewing for beginners, sewing machine thread bunching, sew straight, sew straight line | Sewing machine
> Most trouble is a thread in the wrong place. | Do not push the cloth. Steer it. | The first project has four straight lines.
@ Your foot is on the pedal, and the needle waits.
1 | threaded machine | How do you thread a sewing machine? | Thread it with the foot up | Thread it with the foot up. Raise the presser foot, and follow the numbers on the machine. | With the foot up, the thread slips between the tension discs. | The manual shows the way of your model.
2 | bobbin | What does the bobbin do? | Wind and set the bobbin | Wind and set the bobbin. Wind it evenly, put it in the right way round, and draw its thread up. | Two threads lock to make each stitch. | A wrong bobbin is a common reason for knots below.
3 | scrap of cloth | How do you check the stitch? | Test on a scrap first | Test on a scrap first. Sew some lines on the same cloth, and look at both sides. | Loops below mean trouble with the upper thread. | Thread it anew before you turn anything.
4 | guided cloth | How do you sew a straight line? | Watch the edge, not the needle | Watch the edge, not the needle. Guide the cloth with both hands along the mark on the plate, slowly. | The machine pulls it by itself. | Pulling bends the needle.
5 | backstitch | How do you end a seam? | Go back some stitches at both ends | Go back some stitches at both ends. Sew three stitches forward, three back, then on, and the same at the end. | It keeps the seam from opening. | A pillowcase or a bag is a good first piece.

# vision-board | how-to | making a vision board | make vision board, vision board, create vision board, vision board ideas, vision board for beginners, make vision board for new year, digital vision board | Goal setting
> A picture of the goal is nice. A picture of Tuesday works. | Ten pictures. Not fifty. | Hang it where you brush your teeth.
@ Scissors, old magazines, and a year that has not begun.
1 | list of wishes | How do you start a vision board? | Ask what you want more of | Ask what you want more of. Write a few words for work, health, people and joy. | Pictures come after the thought. | Choose what you want, not what looks good.
2 | magazine clippings | Where do you find pictures? | Collect pictures that pull at you | Collect pictures that pull at you. Look in magazines, prints and your own photos. | A real memory speaks louder than a model's kitchen. | Collect for a week.
3 | ten pictures | How many pictures go on it? | Keep about ten | Keep about ten. Lay all out, and take away until each has a reason. | Much is noise. | Put the most important in the middle.
4 | step card | How does a vision board work? | Add the first step beside each | Add the first step beside each. Write under each picture what you will do this month. | Studies suggest that only dreaming of a goal can make people try less. | A step turns a wish into a plan.
5 | board on wall | Where do you put a vision board? | Hang it where you see it daily | Hang it where you see it daily. Beside the mirror, in the closet, or as your screen. | What you see, you think of. | Change it when it is done or no longer yours.

# paper-snowflakes | how-to | cutting paper snowflakes | make paper snowflakes/snowflake, cut paper snowflakes/snowflake, cut snowflakes/snowflake, paper snowflakes/snowflake, paper snowflakes for kids, make snowflake out of paper, fold paper snowflake | Paper snowflake
> Real snow has six arms. Yours should, too. | You cut once, and it shows six times. | The fewer the folds, the easier the scissors.
@ You unfold it, and nobody knew what it would be.
1 | square paper | What paper is best for snowflakes? | Start with a thin square | Start with a thin square. Fold a corner of a sheet to its edge, and cut off the strip that is left. | Thin paper folds and cuts easily. | Coffee filters are round already.
2 | triangle | What is the first fold? | Fold a triangle, then find its middle | Fold a triangle, then find its middle. Fold it corner to corner, and mark the middle of the long side. | All arms meet there. | Press the fold sharp.
3 | thirds | How do you get six arms? | Fold the triangle in thirds | Fold the triangle in thirds. Fold the right side over, then the left side over it, like a letter, and then all of it once in half. | Twelve equal layers make six arms. | Push it until the edges match.
4 | scissors | How do you cut a snowflake? | Cut the top, then small shapes | Cut the top, then small shapes. Cut off the uneven end, then triangles and arcs along both folds. | Never cut a fold all the way. | The tip is the middle, so a cut there makes a star.
5 | window | How do you open a snowflake? | Unfold it slowly and press it | Unfold it slowly and press it. Open fold by fold, and lay it in a book. | Thin arms tear. | A dot of glue or soapy water holds it on a window.

# slow-computer | how-to | speeding up a slow computer | speed up slow computer/laptop/pc, speed up computer/laptop/pc/mac, make computer/laptop/pc faster, make old computer/laptop faster, computer/laptop slow, laptop running slow, fix slow computer/laptop, slow pc, clean up computer/laptop | Computer performance
> Restart it. Really. | Ten programs start before you do. | A full disk is a slow disk.
@ The circle turns, and your coffee gets cold.
1 | restart symbol | What comes first with a slow computer? | Restart it and install updates | Save your work, restart, and let updates finish. | Programs that hang are gone then. | Many people only close the lid for weeks.
2 | task list | How do you find what makes it slow? | Look at what eats memory | Look at what eats memory. Open the list of running programs, on Windows the Task Manager, on a Mac the Activity Monitor. | The greediest stand on top. | Often it is a browser with fifty tabs.
3 | startup list | How do you make it start faster? | Turn off what starts by itself | Turn off what starts by itself. Switch off programs you do not need at start, in the settings. | Each one takes a share all day. | Leave the security program on.
4 | full disk | Does a full disk slow a computer? | Free some space on the disk | Free some space on the disk. Empty the trash, remove programs you do not use, and move videos to another drive. | The system needs room to work. | Leave some ten or fifteen percent free.
5 | memory stick | When does a slow computer need new parts? | Change the part that holds it back | Change the part that holds it back. An old hard disk replaced by a solid state drive changes most. More memory helps with many tabs. | Both can be changed in many computers. | Back up first.
! cleaner app | a cleaner app makes a computer much faster | Most do little that the system cannot do itself, and some bring unwanted programs. | Removing programs does more.

# two-factor | how-to | setting up two-factor authentication | set up two factor authentication, two-factor authentication, set up 2fa, 2fa, enable two factor authentication, turn on two factor authentication, what 2fa is, authenticator app, two step verification | Multi-factor authentication
> Your password is already out there. Perhaps. | Something you know, and something you have. | Begin with the mailbox.
@ A message says: somebody tried to sign in as you.
1 | mailbox | Which account needs a second factor first? | Begin with your email account | Begin with your email account. Whoever has your mail can reset everything else. | Then come banks and social accounts. | Look in its settings under security.
2 | code on phone | Which second factor is best? | Choose an app, a key or a passkey | Choose an app, a key or a passkey. An authenticator app, a security key or a passkey is safer than text messages. | Text messages can be redirected. | A text message is still better than nothing.
3 | square code | How do you set up an authenticator app? | Scan the code and type the number | Scan the code and type the number. Open the app, scan the square that the site shows, and type in the six digits. | From then on both know the secret. | The number changes every half minute or so.
4 | printed codes | What if you lose your phone? | Print the backup codes | Print the backup codes. Save the list of codes that you get, on paper, in a safe place. | They let you in without the phone. | Add a second device or key.
5 | suspicious call | What must you never do with a code? | Never tell anybody a code | Never tell anybody a code. No bank and no support will ask for it. | Whoever asks is the thief. | If you get a code that you did not ask for, change your password.

# writing-ai-prompts | how-to | writing better AI prompts | use chatgpt, use chatgpt better, chatgpt prompts, write better prompts/prompt, write ai prompts, prompt engineering, chatgpt tips, chatgpt for beginners, get better answers from chatgpt/ai, use ai, use ai better, use ai for work/school/studying, ai tips, better chatgpt prompts | Prompt engineering
> A vague question gets a smooth answer. | Show it one example. | It can be wrong in perfect sentences.
@ The answer is long, polite and no use at all.
1 | clear task | How do you write a good prompt? | Say the task, the reader and the length | Say the task, the reader and the length. Write what you want, for whom, how long and in what form. | It cannot guess what you did not say. | Explain fractions to a ten-year-old in five sentences works.
2 | pasted text | What should you give an AI? | Give it what it needs to know | Give it what it needs to know. Paste the text, the facts and the limits. | It knows nothing of your case. | Leave out names, secrets and health data.
3 | sample | How do you get the right style? | Show an example | Show an example. Put in one piece that is as you want it. | One sample says more than five adjectives. | Say also what you do not want.
4 | second question | What if the answer is not good? | Ask again, and ask for one change | Ask again, and ask for one change. Say what is wrong, and ask for a change at a time. | A conversation gets better than a single try. | Begin anew when it has lost its way.
5 | magnifier | Can you trust what an AI writes? | Check names, numbers and sources | Check names, numbers and sources. Look them up elsewhere. | Such programs make up facts that sound right. | Your name stands under it, so read it to the end.

# spreadsheets | how-to | getting started with spreadsheets | excel tips/for/basics, excel for beginners, excel tips for beginners, learn excel, use excel, excel tricks/formulas, spreadsheet/spreadsheets, make spreadsheet, spreadsheets for beginners, google sheets, google sheets tips, use google sheets, make spreadsheet budget, make budget spreadsheet | Spreadsheet
> One row, one thing. That saves you years. | Five formulas do most of the work. | The dollar sign is a nail.
@ A grid of empty boxes, and a pile of receipts.
1 | clean table | How do you set up a spreadsheet? | Use one row for one thing | Use one row for one thing. Each row is a sale or a person, each column a property, with one heading on top. | Sorting and filters need that. | No empty rows, no merged cells.
2 | sum formula | Which formulas should you know? | Learn a handful of formulas | Learn a handful of formulas. Sum, average, count, if and a lookup cover most of daily work. | A formula begins with an equals sign. | Type the first letters, and it helps you.
3 | corner drag | How do you copy a formula? | Drag the corner to copy it | Drag the corner to copy it. Pull the small square at the cell's corner down, and it adjusts to each row. | That is why it exists. | A dollar sign before letter and number holds a cell fixed.
4 | sorted list | How do you find things in a spreadsheet? | Sort and filter | Sort and filter. Turn on the filter at the headings, and show only what you need. | Nothing gets lost, it is only hidden. | Freeze the top row, so that it stays in sight.
5 | pie chart | How do you make a chart? | Mark the data and insert a chart | Mark the data and insert a chart. Choose columns to compare, lines for time. | A chart shows what a list hides. | Keep a copy before large changes.

# keyboard-shortcuts | how-to | using keyboard shortcuts | keyboard shortcuts, use keyboard shortcuts, keyboard shortcuts everyone should know, shortcuts everyone should know, computer shortcuts, useful keyboard shortcuts, windows/mac shortcuts, take screenshot, take screenshot on windows/mac/laptop/computer/iphone/android, learn keyboard shortcuts, computer tricks, computer tips | Keyboard shortcut
> Your hand goes to the mouse a thousand times a day. | Undo works nearly everywhere. | Learn one a week.
@ Your hand leaves the keys, looks for the mouse, and comes back.
1 | control key | Which shortcuts come first? | Learn copy, cut, paste and undo | Learn copy, cut, paste and undo. Control with C, X, V and Z, on a Mac Command with the same. | They work in nearly every program. | Z takes back the last step, also several.
2 | search field | How do you find a word fast? | Search with Control and F | Control and F opens a search on the page or in the document. | It beats reading. | On a Mac it is Command and F.
3 | two windows | How do you switch between programs? | Switch with Alt and Tab | Switch with Alt and Tab. Hold Alt, or Command on a Mac, and press Tab. | You stay in the flow. | Control and Tab goes through the tabs of a browser.
4 | screenshot | How do you take a screenshot? | Take a picture of the screen | Take a picture of the screen. On Windows press the Windows key, Shift and S. On a Mac press Command, Shift and four. | Then draw a box around what you want. | On most phones it is power and volume down, or power and volume up.
5 | reopened tab | Which shortcut saves the day? | Bring back a closed tab | Bring back a closed tab. Control, Shift and T opens the last closed tab in most browsers. | On a Mac it is Command, Shift and T. | Write three on a sticky note, and use them for a week.

# taking-selfies | how-to | taking good selfies | take good/better selfies/selfie, good selfies, take selfies/selfie, selfie tips, take better selfie, look good in photos/pictures, look better in photos/pictures, be photogenic, take pictures of yourself, take photos of yourself | Selfie
> Face the window. | Your arm is too short, and your nose shows it. | Look at the lens, not at yourself.
@ Thirty pictures, and you like none.
1 | window light | What light is best for selfies? | Turn your face to a window | Turn your face to a window. Soft light from the front or a bit from the side is best. | Light from above digs shadows under the eyes. | Outside, look for open shade.
2 | raised phone | How do you hold the phone? | Hold it a little above your eyes | Hold it a little above your eyes. Raise it slightly, and lower your chin a bit. | From below the chin gets large. | Straight at eye level looks honest, too.
3 | far arm | Why does my nose look big in selfies? | Take it from farther away | Take it from farther away. Stretch the arm, use a timer or a stand, and crop later. | Close up, what is near looks larger. | It is the distance, not your nose.
4 | lens | Where do you look in a selfie? | Look into the lens | Look into the lens. Look at the small camera, not at the screen. | Otherwise your eyes look past. | Think of somebody you like, and the smile is real.
5 | clean background | What else makes a good selfie? | Clean the lens and the background | Clean the lens and the background. Wipe the lens, and check what grows out of your head. | Fingerprints make fog. | Take ten, keep one.

# online-privacy | how-to | protecting your privacy online | protect privacy, protect privacy online, protect your privacy online, online privacy, online privacy tips, internet privacy, stay private online, be safe online, stay safe online, internet safety, internet safety for kids, online safety, protect personal data | Internet privacy
> If the app is a lamp, why does it need your contacts? | Your photo knows where you live. | Twenty minutes in the settings, once.
@ You talked about shoes, and now there are shoes everywhere.
1 | app permissions | What do apps know about you? | Take away permissions from apps | Take away permissions from apps. In your phone's settings, look at which apps may use location, camera and contacts, and turn off what they do not need. | A lamp needs no contacts. | Choose only while in use for the rest.
2 | family photo | What should you not post? | Think before you post | Think before you post. Leave out address, plane tickets, school names and other people's children. | What is out cannot be called back. | Post vacation pictures when you are back.
3 | cookie banner | How do you stop being tracked? | Refuse what you need not allow | Refuse what you need not allow. Say no to optional cookies, and use a browser that blocks trackers. | Trackers follow you from site to site. | Delete accounts that you no longer use.
4 | coffee shop wifi | Is public wifi safe? | Be careful in open networks | Be careful in open networks. Look for the lock in the address, and do your banking over your own connection. | The lock means that the connection is encrypted. | It says nothing of whether the site is honest.
5 | key ring | What protects your accounts? | Use a manager and a second factor | Use a manager and a second factor. A password manager makes a different one for each site. | One leak then opens only one door. | Install updates soon.

# building-a-pc | how-to | building a PC | build pc/computer, build gaming pc, build own pc/computer, building pc, build pc for beginners, pc building, assemble pc, choose pc parts, first pc build | Homebuilt computer
> It is plugs and screws, and no magic. | Most of the work is reading which parts fit. | The power switch at the back is the usual culprit.
@ Nine boxes on the floor, and one of them says: handle with care.
1 | parts list | How do you choose PC parts? | Check that the parts fit each other | Check that the parts fit each other. Processor and board need the same socket, memory the right kind, the case enough room. | A wrong pair does not work at all. | Parts lists on the net check it for you.
2 | bare table | How do you protect the parts? | Ground yourself before you touch | Ground yourself before you touch. Work on a table without carpet, and touch bare metal now and then. | A spark that you do not feel can hurt a chip. | Hold boards by their edges.
3 | processor | What do you build first? | Put in processor and memory first | On the board outside the case: lay in the processor by its mark, press in the memory until it clicks. | There is more room outside. | No force on the processor. Its cooler goes on top, with thermal paste between.
4 | cables | How do you connect a PC? | Screw in the board and plug in power | Screw in the board and plug in power. Set it on its spacers, then cables for board, processor and graphics card. | A forgotten processor cable keeps it dark. | The small cables for the power button are in the manual.
5 | first screen | What do you do when it does not start? | Start it before you close the case | Start it before you close the case. Switch on the power supply at the back, press the button, and look for a picture. | If nothing comes, press in the memory again. | Then install the system.

# naming-a-business | how-to | naming a business | name business, name company/brand/shop/startup, come up with business name, business name ideas, choose business/company/brand name, find name for business/shop/company/brand, naming business, pick business name | Brand
> If you have to spell it, it is the wrong name. | Say it on the phone. Then decide. | A good name is not yet taken.
@ Forty names on a page, and all are crossed out.
1 | three words | How do you start to find a name? | Write down what you stand for | Write down what you stand for. Note three feelings or promises that people should have. | A name is a short promise. | Your town or your family name may do.
2 | long list | How do you find ideas? | Collect fifty before you judge | Collect fifty before you judge. Mix words, sounds, pictures and other languages. | Good ones come after the obvious. | Ask somebody who does not know your trade.
3 | phone | What makes a good business name? | Test whether people can spell it | Test whether people can spell it. Say it on the phone, and let a friend type it. | Whoever cannot spell it cannot find it. | Short and easy to say wins.
4 | search page | How do you check whether a name is free? | Check that nobody has it | Check that nobody has it. Look in search engines, for the address, on social networks, and in the trademark and company registers. | A taken name can become expensive. | Look in each country where you sell.
5 | sign sketch | How do you decide on a name? | Sleep on it, and see it on a sign | Sleep on it, and see it on a sign. Write your three best on a mock sign, and look at them for a week. | Wit wears off. | Choose one that still fits if you sell other things.

# getting-reviews | how-to | getting more customer reviews | get reviews, get google reviews, get more google reviews, get more reviews, ask for reviews/review, ask customers for reviews, customer reviews, get five star reviews, answer bad review, get testimonials, ask for testimonial | Customer review
> They liked it. Nobody asked them. | The best moment lasts ten minutes. | Your answer is read by the next hundred.
@ The customer says it was wonderful, and you say goodbye.
1 | happy customer | When do you ask for a review? | Ask right when they are happy | Ask right when they are happy. Ask at pickup, after the thank you, or the day after delivery. | Joy fades within days. | Ask in person first.
2 | printed code | How do you make it easy to review? | Give them a direct link | Give them a direct link. Put a short link or a square code on the receipt, the counter and in the mail. | Every search for the place loses people. | Test it on your own phone.
3 | question card | What do you say when asking for a review? | Ask for one sentence on one thing | Ask for one sentence on one thing. Ask what helped them most, so that they know what to write. | An empty box scares people. | Never write it for them.
4 | reply bubble | How do you answer a bad review? | Answer each, and above all the bad ones | Answer each, and above all the bad ones. Thank them, say sorry for what went wrong, and offer to settle it in private. | Others read how you take it. | Wait an hour before you write.
5 | honest star | What must you not do for reviews? | Never buy or fake them | Never buy or fake them. Do not pay for stars, and do not ask only the happy ones where rules forbid it. | It is against the rules of the sites and often the law. | One honest four is worth more than ten fakes.

# business-plan | how-to | writing a business plan | write business plan, business plan, writing business plan, make/create business plan, business plan for beginners, business plan for small business, business plan template, simple business plan | Business plan
> Ten pages that save you from one mistake. | Who pays, how much, how often? | The table at the end is the plan.
@ The idea is great, and the bank wants paper.
1 | one sentence | How does a business plan begin? | Say the idea in one sentence | Say the idea in one sentence. Write what you sell, to whom, and why they need it. | If it takes a page, it is not clear yet. | The summary comes first and is written last.
2 | customer portrait | Who are your customers? | Describe one real customer | Describe one real customer. Who is it, what do they use now, what do they pay for it? | Everybody is no customer. | Talk to ten of them.
3 | map of rivals | How do you describe competitors? | Name who else offers it | Name who else offers it. List three rivals, with price and what they do well. | No rival often means no market. | Then say what you do otherwise.
4 | number table | How do you plan the money? | Calculate costs, price and sales | Calculate costs, price and sales. Put down what it costs to start, each month, and for each piece, and how many you must sell. | Then you know from when on you earn. | Be careful, then halve the sales and look again.
5 | calendar steps | How do you end a business plan? | Write the steps and what can go wrong | Write the steps and what can go wrong. List the next steps with dates, and two or three risks with an answer. | Lenders look for that. | Let somebody read it who will doubt it.

# designing-a-logo | how-to | designing a logo | design logo, make/create logo, logo design, design own logo, logo for business, logo design tips, logo design for beginners, make logo for free, design good logo | Logo
> It must work as small as a thumbnail. | First in black. | You are done when there is nothing to take away.
@ A blank page, and your name in pencil.
1 | pencil sketches | How do you start a logo? | Sketch before you open a program | Sketch before you open a program. Draw twenty small ideas with a pencil. | On paper you are fast and not attached. | Begin with the name and its first letter.
2 | one idea | What makes a good logo? | Keep one single idea | Keep one single idea. One shape, one thought, easy to draw from memory. | Small signs have no room for two. | It need not show what you sell.
3 | black and white | Why design in black first? | Make it work in black and white | Make it work in black and white. Finish the shape before you choose colors. | A stamp, a receipt or a sticker has one color. | Then take one or two colors.
4 | thumbnail | How do you test a logo? | Test it tiny and huge | Test it tiny and huge. Look at it as small as an app icon, and as large as a sign. | Thin lines vanish. | Look at it upside down and in gray.
5 | vector curve | Which file does a logo need? | Save it as a vector, with your rights | Save it as a vector, with your rights. Keep a vector file, which stays sharp at every size, and check the license of the font. | A picture of dots gets blurred. | Search for logos that look like it.

# repeat-customers | how-to | winning repeat customers | get repeat customers, repeat customers, customer loyalty, keep customers, keep customers coming back, get customers to come back, build customer loyalty, customer retention, loyalty program, start loyalty program, improve customer service, good customer service, customer service tips | Customer retention
> The next sale is to somebody who knows your door. | A handwritten card costs a minute. | They come back for how it felt.
@ A customer leaves, and you wonder whether you will see them again.
1 | warm greeting | What brings customers back? | Remember them | Remember them. Note names, tastes and last orders, and greet them with it. | Nobody forgets being known. | Ask before you store data.
2 | kept promise | What do customers expect most? | Do what you promised, on time | Do what you promised, on time. Deliver when you said, and call before they must. | Trust is worth more than a discount. | Promise a day more than you need.
3 | card in parcel | How do you surprise customers? | Add something small and personal | Add something small and personal. A line by hand, a sample, a tip on how to use it. | It is talked about. | Small and unexpected beats large and usual.
4 | message a month later | When do you write to customers? | Write to them at the right time | Write to them at the right time. After a week, ask whether all is well. When it is used up, remind them. | Help is welcome, noise is not. | Only with their consent.
5 | stamp card | Does a loyalty card work? | Reward the second visit | Reward the second visit. Give a reason to come again soon, such as a stamp card that begins with two stamps. | In an experiment people finished cards with a head start more often. | Keep it simple enough for the register.

# freelancing | how-to | starting as a freelancer | start freelancing, freelancing, become freelancer, freelance, freelancing for beginners, freelance for beginners, start freelance writing/business, find freelance clients, get first freelance client, find freelance work, freelancer tips | Freelancer
> The first client already knows you. | Put it in writing before you begin. | A third of your week is not the work.
@ No boss, no desk, no salary on the first.
1 | one service | What do you offer as a freelancer? | Offer one thing to one kind of client | Offer one thing to one kind of client. Say it in a sentence: I write product texts for outdoor shops. | A clear offer is easy to pass on. | You can widen it later.
2 | three samples | How do you show your work? | Show three samples | Show three samples. Make three good examples, if need be for a club or for yourself. | Nobody buys a promise. | Say what each one achieved.
3 | phone contacts | How do you find the first clients? | Tell everybody you know | Tell everybody you know. Write to former colleagues and friends what you do now, and for whom. | First jobs mostly come through people. | Ask for a name, not for a job.
4 | signed page | What belongs in an agreement? | Put it in writing first | Put it in writing first. Write down what, by when, for how much, how many changes, and when it is paid. | Most fights are about what was never said. | Ask for a part in advance.
5 | savings | How do you live with uneven income? | Set money aside from each payment | Set money aside from each payment. Put aside for taxes and for slow months, in an account of its own. | Income comes in waves. | Ask what the rules are where you live.

# newsletter | how-to | writing a newsletter | write newsletter, start newsletter, newsletter, newsletters, email newsletter, start email newsletter, write email newsletter, grow newsletter, grow email list, email marketing, email marketing for beginners, newsletter for small business, build email list | Newsletter
> The subject line decides. | Write to one person, not to a list. | Short and every second week beats long and never.
@ You press send, and four hundred phones light up.
1 | promise | What should a newsletter promise? | Promise one thing, and keep it | Promise one thing, and keep it. Say what readers get and how often, before they sign up. | It makes saying yes easy. | One recipe a week is a promise, news is none.
2 | sign-up box | How do you get subscribers? | Ask for consent, with one field | Ask for consent, with one field. Put the form where people are already happy, ask only for the address, and let them confirm it. | In many countries you need consent. | Never buy lists.
3 | subject line | How do you write a subject line? | Write the subject line last | Write the subject line last. Keep it below fifty letters, and say what is in it. | It is the door. | Curiosity is fine, tricks cost trust.
4 | one person | How do you write a newsletter? | Write as to one person | Write as to one person. Start with you, tell one thing, and ask for one click. | A mail is read alone. | Read it aloud before you send it.
5 | exit sign | How do you keep readers? | Make leaving easy, and look at replies | Make leaving easy, and look at replies. Put a clear link to leave in each one, and ask a question now and then. | Replies show you what to write. | Send it on the same day.

# starting-a-blog | how-to | starting a blog | start blog, starting blog, blog, blogging, start blogging, blogging for beginners, start blog for free, create blog, write blog/blogs, write blog post/posts, blog tips, blogging tips | Blog
> Nobody reads it at first. That is your rehearsal. | Answer one question a post. | The title is half of the text.
@ The page says: your first post.
1 | topic and reader | How do you choose a topic? | Choose one reader and one subject | Choose one reader and one subject. Write for one kind of person, on what you could talk about for hours. | A blog on everything is for nobody. | Write ten titles. If that is hard, change the subject.
2 | simple site | What do you need to start a blog? | Take a simple platform | Take a simple platform. Use a ready platform, a plain design, and if you can an address of your own. | Design does not bring the first readers. | Your own address can move with you.
3 | question | What do you write in a blog post? | Answer one question a post | Take a question that people really ask, and answer it in the first lines. | They came for that. | Stories and details come after.
4 | subheadings | How do you make a post easy to read? | Break it up | Break it up. Use short paragraphs, headings and pictures of your own. | People scan before they read. | Cut the first paragraph, it often only clears the throat.
5 | calendar | How do you get readers for a blog? | Post on a rhythm you can keep | Post on a rhythm you can keep. Every week or two, and tell it where your readers are. | It grows slowly, over months. | Answer each comment.

# selling-food-from-home | how-to | starting a bakery from home | start bakery, start bakery from home, start home bakery, home bakery, start baking business, start cake business, sell cakes/cookies/food from home, sell baked goods, start food business from home, home baking business | Bakery
> Ask the town hall before you buy the mixer. | Five cakes, done well. | Your hours cost something, too.
@ The cousins say you should sell these.
1 | town hall | What do you need to sell food from home? | Ask for the rules first | Ask for the rules first. Ask your town or health office what is allowed at home, which training, labels and insurance you need. | Rules differ from place to place. | Some foods are allowed, others are not.
2 | small menu | What do you sell first? | Offer a few things, and do them well | Offer a few things, and do them well. Three to five products that keep and travel well. | Few kinds mean less waste. | Let strangers taste, not only friends.
3 | price tag | How do you price baked goods? | Count ingredients, box, power and hours | Count ingredients, box, power and hours. Add up all costs and your time, and only then look at what others ask. | Many pay to work without noticing. | Test what changes when you bake ten at once.
4 | order book | How do you take orders? | Take orders with a deadline | Take orders with a deadline. Set days, a last hour for orders, and a payment in advance. | You then bake what is sold. | Write down allergies, and say what is in it.
5 | sample box | How do you find customers for a home bakery? | Let people taste | Let people taste. Offices, markets and neighbors with a sample and a card. | Taste sells better than pictures. | Photograph in daylight, and ask for reviews.

# opening-a-cafe | how-to | opening a coffee shop or food truck | open coffee shop/cafe/food truck, open coffee shop, start coffee shop/cafe, open cafe, start cafe, start food truck, start food truck business, food truck, food truck business, run coffee shop/cafe, coffee shop business | Coffeehouse
> Stand at the corner and count people. | You do not sell coffee. You sell the rent. | A day at a market is the cheapest test.
@ You look through a dusty window, and see your bar already.
1 | clicker counter | How do you choose a location? | Count the people who pass | Count the people who pass. Stand there on three days at three times, and count. | Coffee is bought on the way. | Look who else sells it nearby, and what is missing.
2 | market stall | How do you test the idea? | Try it out small | Try it out small. Rent a market stall or a borrowed cart for some weekends. | You learn what sells before you sign. | Write down each question that people ask.
3 | break-even line | How many coffees must you sell? | Calculate how many you must sell | Calculate how many you must sell. Add rent, wages, power and loans, and divide by what is left of each cup. | That number a day is your real boss. | Keep money for the first six months.
4 | permit stamps | Which permits does a cafe need? | Ask about permits before you sign | Ask about permits before you sign. Ask the town about food, noise, toilets, seats outside and parking for a truck. | A missing permit can stop all. | Put it in the lease as a condition.
5 | short menu | What do you sell in the beginning? | Keep the menu short | Keep the menu short. A few drinks and two or three things to eat that you do fast and well. | Speed makes the line short. | Be open at the same hours, always.
`

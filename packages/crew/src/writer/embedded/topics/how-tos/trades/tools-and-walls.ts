/** What carpenters, painters and handy people are asked, for `readTopics`. */
export const TOOLS_AND_WALLS = `
# sanding-wood | how-to | sanding wood | sand wood, sand wooden table/chair/floor/furniture, sand table/furniture/dresser, sand down wood/table/furniture, sandpaper, use sandpaper, which sandpaper, choose sandpaper, sandpaper grit, sand by hand, sand before paint/painting, sand furniture before paint/painting | Sandpaper
> Good sanding is invisible. Bad sanding shows under every coat. | The number on sandpaper runs the wrong way around. | Skip a grit, and you will sand twice as long.
@ You run your hand over the old table and feel every scratch.
1 | sandpaper | Which sandpaper do you start with? | Start coarse, and end fine | Start with a low number, about eighty, for rough wood, then one hundred and twenty, then about two hundred. | The higher the number, the finer the paper. | Each step only has to remove the scratches of the one before.
2 | wood grain | In which direction do you sand wood? | Sand along the grain | Move the paper along the lines of the wood, never across. | Scratches across the grain stand out as soon as oil or stain touches them. | It counts most for the last pass.
3 | cork block | How do you keep a surface flat? | Wrap the paper around a block | On flat surfaces, let a block of cork or wood do the pressing. | Fingers press harder in some spots and make hollows. | Curves are sanded with a folded piece by hand.
4 | dust mask | What protects you when you sand? | Wear a mask, and catch the dust | Wear a dust mask and sand outside or with a vacuum on the tool. Never sand old paint that may hold lead. | Fine wood dust is bad for the lungs. | If the paint is very old, have it tested first.
5 | damp cloth | How do you finish sanding? | Wipe the dust off before you finish | Brush or vacuum the dust away, then wipe with a slightly damp cloth and let it dry. | Dust under varnish feels like sand forever. | Stroke the wood with a light held low, and you see every spot you missed.
! pressure | pressing harder sands faster | It clogs the paper and leaves deep scratches. | Let the paper do the work, and change it when it is dull.

# choosing-a-drill | how-to | choosing and using a drill | choose drill, choose cordless drill, buy drill, use drill, use cordless drill, use power drill, drill hole, drill hole in wall, drill into wall, drill into tile/brick/concrete, first drill, drill for beginners, which drill, which drill bit, drill bits, choose drill bit | Drill
> One tool, three kinds of bits, nearly every job at home. | Not the drill makes the hole. The bit does. | Before you drill, ask what is behind the wall.
@ You hold the drill against the wall, and hesitate.
1 | cordless drill | Which drill do you need at home? | A cordless drill does most home jobs | For screws, wood and light walls, a cordless drill driver is enough. Concrete needs a hammer drill. | Feel it in the shop: weight and grip matter more than power. | Batteries of one system fit its other tools as well.
2 | drill bits | Which drill bit do you need? | Match the bit to the material | Wood bits have a sharp tip in the middle, masonry bits a wide hard tip, metal bits a plain point. | A wood bit dies in a brick. | Tile and glass have bits of their own.
3 | wall | What do you check before you drill into a wall? | Check for pipes and cables | Use a detector, and never drill straight above, below or beside outlets, switches and taps. | Cables and pipes often run straight from there. | If you are not sure, drill elsewhere.
4 | tape | How do you drill a neat hole? | Mark, tape the depth, start slowly | Mark the spot, put tape on the bit at the depth you need, hold the drill straight and start slowly. | A bit that runs off scratches the wall. | On tiles, a strip of tape keeps it from slipping.
5 | goggles | What do you wear when you drill? | Wear goggles, and no gloves or scarf | Wear safety glasses, tie long hair back, and wear no loose sleeves, gloves or scarf. | Anything loose can wind around the bit. | For overhead work, glasses are a must.
! big motor | more power makes a better hole | A sharp bit of the right kind makes the hole. | Most screws at home need little power.

# finding-a-stud | how-to | finding a stud in a wall | find stud/studs, find stud/studs in wall, find wall stud/studs, find stud/studs without stud finder, find stud behind drywall/plaster, stud finder, use stud finder, locate stud/studs, hang heavy things on drywall | Wall stud
> A shelf is only as strong as what is behind it. | A small magnet finds what a hammer cannot. | Knock, listen, and do not trust the first sound.
@ You hold a heavy mirror in front of a hollow wall.
1 | magnet | How do you find a stud without a stud finder? | Slide a magnet along the wall | Slide a strong magnet slowly across the wall. It sticks where a screw or nail holds the board to a stud. | Several in a line from floor to ceiling mark the stud. | Mark them with small pieces of tape.
2 | tape measure | How far apart are wall studs? | Measure on to the next one | In many frame walls, studs stand about forty or sixty centimeters apart, measured from middle to middle. | That is sixteen or twenty-four inches. | Check each one: corners and doors break the rhythm.
3 | knuckles | What does a stud sound like? | Knock, and listen for a dull sound | Knock along the wall. Hollow means empty, dull and higher means a stud. | It is a hint, not a proof. | Test it with a thin nail where nobody will see it.
4 | outlet | How does an outlet show a stud? | Look beside outlets, but drill away from them | Outlet boxes are often fixed to the side of a stud. | So the stud is likely just left or right of it. | But cables run there, too, so never drill directly above or below.
5 | anchor | What do you do when there is no stud? | Use an anchor made for hollow walls | Where no stud is, use hollow wall anchors, and stay well under the weight that the pack names. | A screw alone pulls out of plasterboard. | A television or a full shelf belongs on studs.
! brick | every wall has studs | Brick and concrete have none, and need plugs and a hammer drill. | Knock first: a solid wall sounds dull everywhere.

# stripped-screw | how-to | removing a stripped screw | remove/unscrew/extract stripped/stuck/rusted/broken/damaged screw, get out stripped/stuck/rusted/broken screw, get stripped/stuck/rusted/broken screw out, stripped screw, stripped screws, stuck screw, rusted screw, screw is stripped/stuck, screw stripped/stuck, screw head stripped, loosen stuck/rusted screw | Screw
> The screw is not the problem. The next turn is. | A rubber band has saved more furniture than any tool. | Stop turning. It only gets rounder.
@ The screwdriver slips, and the cross in the screw becomes a bowl.
1 | rubber band | How does a rubber band remove a stripped screw? | Lay a wide rubber band in between | Stretch the band over the screw head, press the screwdriver in hard, and turn slowly. | The rubber fills the worn gaps. | It works best while some of the cross is left.
2 | screwdriver | Why do screws get stripped? | Use the size that fills the slot | Take the biggest tip that fits, and press more than you turn. | Most heads are ruined by a tip that is too small. | Try a fresh tip before anything else.
3 | oil drop | How do you loosen a rusted screw? | Give rusted screws oil and time | Put penetrating oil on it, wait at least a quarter of an hour, tap the head lightly, and try again. | The oil creeps into the thread. | A small turn tighter first can break the rust.
4 | pliers | What if the head of a screw sticks out? | Grip a raised head with pliers | If the head stands out, grip it with locking pliers and turn. | Wood around it is protected by a piece of tape. | It is the surest way there is.
5 | extractor | What is the last resort for a stripped screw? | Use an extractor as a last resort | A screw extractor is drilled into the head and bites as you turn it backward. | It needs a slow drill, a steady hand and safety glasses. | Replace the screw with a new one afterwards.
! force | more speed gets a stripped screw out | Speed only polishes the head rounder. | Slow turns and strong pressure work.

# hanging-a-shelf | how-to | hanging a shelf straight | hang/install/mount/put shelf/shelves, hang/install/mount shelf/shelves straight, hang/install/mount floating shelf/shelves, put up shelf/shelves, hang/install/mount shelf/shelves on wall, shelf straight, shelves straight, wall shelf, floating shelves | Shelf (storage)
> Your eye will see two millimeters for the next ten years. | Measure from the shelf, not from the floor. | The wall decides which screw you need.
@ You step back, and the shelf leans to the left.
1 | spirit level | How do you hang a shelf straight? | Draw a level line first | Hold a spirit level on the wall and draw a thin pencil line. | Floors and ceilings are seldom straight. | Trust the bubble, not the ceiling.
2 | brick | Which screws hold a shelf? | Choose plugs for your kind of wall | Brick and concrete take plugs, hollow walls take hollow wall anchors or screws into a stud. | The pack says how much they carry. | Count the books, too: they are heavier than the shelf.
3 | detector | What do you check before you drill for a shelf? | Search for cables and pipes | Search the wall with a detector, and stay away from lines above and beside outlets and switches. | That is where cables usually run. | Two minutes save a flooded wall.
4 | pencil dot | How do you mark both holes at the same height? | Fix one side, then level and mark | Drill and fix the first bracket, lay the level across to the second, and only then mark its hole. | That way small errors do not add up. | Leave the first screw slightly loose until the end.
5 | books | How much can you put on a shelf? | Load it slowly, heavy things near brackets | Tighten everything, put weight on it little by little, and place heavy things over the brackets. | A board bends in the middle. | If a screw creeps out, take it all off again.
! eye | a good eye is enough for a straight shelf | The eye follows crooked floors and frames. | A level costs less than new plaster.

# choosing-a-paint-color | how-to | choosing a paint color | choose/pick paint color/colour, choose/pick color/colour for wall/room/bedroom, choose/pick wall color/colour, which color to paint room/bedroom/wall, what color to paint room/bedroom/wall, color to paint room/bedroom/wall, paint color/colour, paint colors for small room, paint samples, wall color | Interior design
> The color on the card is not the color on your wall. | Paint the sample on paper, and let it travel. | Your lamp changes your wall more than you think.
@ You hold forty white cards, and none of them is the same white.
1 | furniture | Where do you start when choosing a paint color? | Start from what stays in the room | Look at the floor, the sofa and the curtains first. Pick a color that lives with them. | Paint is the cheapest thing to change. | A color from a rug or a picture you love is a safe start.
2 | paper sheet | How do you test a paint color? | Paint a large sheet, not the wall | Paint two coats on a big sheet of paper and hang it in several places. | A small card looks lighter or darker than a whole wall. | A sheet can move from the window to the corner.
3 | lamp | When do you look at a paint sample? | Look at it by day and by lamp | Look in the morning, in the evening and by lamp light for at least two days. | Warm bulbs make colors yellower, and northern light makes them cooler. | Judge it at the hour when you use the room.
4 | dark corner | Which colors suit a small dark room? | In a dark room, try warm tones | A dark room looks gray in plain white. Try a warm or a rich tone. | White needs light to shine. | A ceiling lighter than the walls makes the room seem higher.
5 | shiny wall | Which finish do you choose? | Matt hides, shine wipes clean | Matt paint hides bumps. Shinier paint is easier to wipe, but shows every dent. | Kitchens and children's rooms need paint that can be wiped. | Ask for enough for two coats, from one batch.
! small room | small rooms have to be white | Light helps more than white, and a deep tone can make a small room cozy. | What stands in the room counts as well.

# hole-in-the-wall | how-to | fixing a hole in the wall | fix/patch/repair/fill hole in wall, fix/patch/repair/fill hole in drywall/plaster, fix/patch/repair/fill hole/holes, fix/patch/repair drywall, fix/patch/repair/fill crack/cracks in wall, fix/patch/repair/fill nail holes, fix/fill/patch nail hole, hole in wall, nail holes in wall, crack in wall, cracks in wall, patch drywall | Drywall
> A nail hole needs two minutes. A doorknob hole needs two days. | The filler always shrinks. Plan for it. | Before you move out, this saves your deposit.
@ The picture comes down, and the wall has a crater.
1 | loose plaster | How do you prepare a hole in the wall? | Clear out everything loose | Scrape away loose crumbs and paper, and brush the dust out. | Filler holds only on what is firm. | Dampen thirsty plaster a little first.
2 | putty knife | How do you fill a small hole? | Press filler in, and leave it proud | Press the filler in with a putty knife, and leave it a little higher than the wall. | It shrinks as it dries. | A hole deeper than a finger is wide is filled in layers.
3 | mesh patch | How do you fix a bigger hole in drywall? | Bridge a bigger hole with a patch | For a hole as big as a doorknob, stick a mesh patch over it and spread filler thinly over and beyond it. | The mesh gives the filler something to hold. | For a bigger hole, a new piece of board is screwed in.
4 | sandpaper | When do you sand the filler? | Sand it only when it is fully dry | Wait as long as the pack says, then sand in circles until you feel no edge. | Damp filler smears and tears. | Close your eyes and feel: fingers notice more than eyes.
5 | paint roller | How do you make a repaired spot disappear? | Prime the spot, then paint wide | Dab primer or a first thin coat on it, let it dry, and paint beyond the spot with a roller. | Bare filler drinks paint and stays dull. | Old paint has faded, so at times the whole wall has to be painted.
! toothpaste | toothpaste is as good as filler | It shrinks, cracks and attracts dirt. | A tube of filler costs about the same.
`

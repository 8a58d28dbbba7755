/** Single chores and exercises, five steps each, for `readTopics`. */
export const CHORES_ONE_BY_ONE = `
# cleaning-leather | how-to | cleaning leather | clean leather, cleaning leather, clean leather shoes, clean leather jacket, clean leather bag, clean leather car seats, condition leather, leather conditioner, stain on leather, ink on leather | Leather
> Leather is skin. Treat it like yours. | Water spots leave if all of it gets damp. | Baby wipes dry it out.
@ A coffee ring on the arm of the sofa.
1 | dry cloth | How do you begin to clean leather? | Dust leather first, with a dry cloth | Vacuum seams with a soft brush, wipe off dust. | Grit scratches. | Suede wants a rubber and a brush, no water.
2 | soapy cloth | What do you clean leather with? | Wipe leather with one drop of mild soap | Wring it well, wipe in circles, then with plain water, and dry. Test behind first. | Vinegar and alcohol strip its color. | Never soak it.
3 | chalk on stain | How do you get grease out of leather? | Leave starch on grease overnight | Cover grease with starch, leave it, brush it off. Wipe fresh ink at once with soap. | Rubbing spreads it. | Old ink is a job for a shop.
4 | cream | How often do you condition leather? | Rub in leather cream twice a year | Rub in leather cream with a cloth, wait, and wipe off. | Dry leather cracks for good. | Olive oil turns rancid.
5 | shaded sofa | How do you keep leather nice? | Keep leather from sun and heaters | Sun bleaches, heat dries. Dry wet shoes with paper, never on the radiator. | Use is good for it. | Scratches fade with a thumb's warmth.

# washing-pillows | how-to | washing pillows | clean pillows, cleaning pillows, pillow washing, wash feather pillows, wash memory foam pillow, yellow pillows, whiten yellow pillows, when to replace pillows | Pillow
> Yellow is sweat, and comes out. | Two at once, or the drum dances. | Damp inside is worse than dirty.
@ You take off the pillowcase, and wish you hadn't.
1 | care label | Can you wash pillows? | Check the label, and never machine wash foam | Read the label. Feathers and fiber may go in, foam only gets a damp cloth. | Foam tears when wet. | Close any seam first.
2 | two pillows | How do you wash pillows? | Wash two pillows together, with little soap | Take out the cases, gentle program, sixty degrees if allowed, half the soap, extra rinse. | Two balance the drum. | Soap left in clumps them.
3 | yellow stain | How do you whiten yellow pillows? | Soak yellow pillows in oxygen bleach | Before washing, an hour in hot water with oxygen bleach. | It's sweat and face cream. | Chlorine makes it worse.
4 | tennis balls | How do you dry pillows? | Dry pillows with tennis balls, to the core | Dry until no lump is cool in the middle, shaking between. | A damp core gets moldy. | Sun finishes the job.
5 | folded pillow | When do you replace pillows? | Replace a pillow that stays folded | Fold it, let go: if it doesn't spring back, it's done. One to two years for fiber, more for feathers. | A protector doubles its life. | Wash every four months or so.

# getting-rid-of-dust | how-to | getting rid of dust | get rid of dust, getting rid of dust, reduce dust, dust a room, dusting, stop dust, so much dust in my house, why is there so much dust, dusty house, what is dust made of | Dust
> It isn't mostly skin. | You put it back up by dusting dry. | Begin at the door.
@ A ray of sun, and everything floats.
1 | doormat | Why is there so much dust? | Stop dust at the door | Soil, fibers, pollen, some skin. A mat outside, one inside, and shoes off stop a lot. | Skin is a smaller part than they say. | Pets add theirs.
2 | damp cloth | How do you dust? | Dust with a damp cloth, from the top | A damp microfiber cloth holds it. Lamps and shelves first, floor last. | Feather dusters just move it. | Rinse the cloth in between.
3 | washing bed | What makes the most dust? | Wash bedding and shake out blankets | Wash bedding each week, shake blankets outside, vacuum the mattress. | Fewer cushions, less dust. | Curtains twice a year.
4 | vacuum filter | How do you vacuum against dust? | Vacuum slowly, with a clean filter | Go over each spot twice, edges first, twice a week. | A full bag blows it out. | Under the bed, it breeds.
5 | open window | How do you keep dust away? | Air the room, and store things closed | Open windows wide for five minutes, keep forty to fifty percent humidity, and close what you store. | Dry air lets it fly. | What stands on the shelf must be lifted.

# garbage-disposals | how-to | cleaning a garbage disposal | clean a garbage disposal, clean garbage disposal, cleaning garbage disposal, garbage disposal smells, smelly garbage disposal, why does my garbage disposal smell, garbage disposal stuck, garbage disposal humming, what not to put in garbage disposal, unjam garbage disposal | Garbage disposal unit
> The smell sits under the rubber lip. | Never a hand. Never. | Ice and lemon, and it sings.
@ The sink says something, and it isn't nice.
1 | switched off | How do you make a garbage disposal safe? | Cut the power before you touch it | Switch it off at the breaker or plug, and use tongs and a lamp. | No hand goes in. | Check for spoons.
2 | rubber lip | Why does a garbage disposal smell? | Scrub the rubber flap from below | Lift the rubber flap, and scrub its underside with soap and an old brush. | That's where slime grows. | Most people never look.
3 | ice cubes | How do you clean the inside? | Grind ice and salt with cold water | Two cups of ice and a half of salt, power on, water cold, until it's quiet. | It knocks off old bits. | Ice doesn't sharpen: there are no blades.
4 | soda foam | What takes the smell away? | Foam it with soda, vinegar, then lemon | Half a cup of baking soda, a cup of vinegar, ten minutes, hot water, then peel. | Bleach is bad for it. | Do it monthly.
5 | hex key | What if a garbage disposal hums and doesn't turn? | Free a jam from below, with a key | Power off, turn the hole below with a hex key, take out what sticks, press the red button. | A hum is a jam. | No grease, bones, rice, peels of potato, or coffee.

# cleaning-blinds | how-to | cleaning blinds | clean blinds, cleaning blinds, clean window blinds, clean venetian blinds, clean vertical blinds, clean roller blinds, clean wooden blinds, clean blinds with a sock, dusty blinds, dust blinds, greasy blinds | Window blind
> A sock is the best tool that you own. | Dust first, or you make mud. | Turn, and do it again.
@ You pull the cord, and it snows.
1 | closed slats | How do you begin to clean blinds? | Close the blinds, and dust from the top | Close the slats, wipe along with a dry cloth or brush head, then turn them over. | Wet dust is mud. | Lay a towel on the sill.
2 | sock on hand | What do you wipe blinds with? | Wipe each slat with a damp sock | Dip it in warm water with a drop of soap, wring, hold each slat between fingers, and slide. | Both sides at once. | A dry sock on the other hand.
3 | wood oil | How do you clean wooden blinds? | Hardly wet wooden blinds at all | For wood, a barely damp cloth, and dry at once. | Water warps it. | Furniture polish makes it catch less dust.
4 | bathtub | How do you clean very dirty blinds? | Bathe plastic blinds in the tub | Take them down, soak them in warm water with dish soap for half an hour, rinse, hang over a rail. | Not wood or fabric. | Kitchen grease lets go.
5 | brush head | How often do you clean blinds? | Brush the blinds for a minute each week | Run the vacuum's brush over closed blinds weekly. | A dryer sheet keeps dust off for a while. | Start by the window you sit at.

# burpees-right | how-to | doing burpees | burpees, burpee, do burpees, do a burpee, burpees for beginners, burpee benefits, how many burpees a day, burpees before and after, burpee calories | Burpee (exercise)
> Four of them were a fitness test. | Its inventor warned of too many. | No jump, no shame.
@ A floor, ten seconds, and the first one is easy.
1 | squat hands | How does a burpee begin? | Squat, with hands flat by your feet | Feet at hip width, go down, hands on the floor before you. | Back long, not round. | Breathe in.
2 | plank jump | What comes next in a burpee? | Jump or step back into a plank | Jump or step your feet back, hold belly tight, no sagging. | Beginners step. | Add a push-up later.
3 | jump in | How do you come up from a burpee? | Bring your feet in, heels down | Bring feet outside your hands, and stand up. | Landing on toes hurts knees. | Breathe out.
4 | small jump | Do you have to jump in a burpee? | Stand up, and hop if it stays clean | Arms up, a small hop, soft landing. | The neighbor below votes for none. | Go into the next.
5 | timer | How many burpees should you do? | Do five rounds of five burpees | Five burpees, half a minute of rest, five rounds, twice a week. | Royal Burpee did four in the thirties, to measure fitness. | He found hundreds bad for knees and back.

# lunges-right | how-to | doing lunges | lunges, lunge, do lunges, do a lunge, how to do lunges properly, walking lunges, reverse lunges, reverse lunge, bulgarian split squat, lunges knee pain, lunge benefits | Lunge (exercise)
> Backward is kinder to your knees. | Two train tracks, no tightrope. | One side is weaker. Now you'll know which.
@ You step, you wobble, you grin.
1 | hip width | How do you stand for lunges? | Stand as on two rails | Feet at hip width, so you don't wobble as on a rope. Eyes ahead. | Hands on hips at first. | A wall near you is fine.
2 | backward step | Which lunge is best for beginners? | Step backward, not forward | Step back, lower the back knee almost to the floor, push up through the front heel. | The knee bears less than going forward. | Long steps train hips.
3 | front knee | Where is the knee in a lunge? | Keep the front knee over the foot | The knee follows the second toe. A little over it is fine. | Falling inward hurts. | Look in a mirror.
4 | upright body | How do you hold your body in a lunge? | Stay tall, a hair forward | Ribs over hips, slight lean, belly firm. | Falling forward loads the back. | Both legs at right angles.
5 | dumbbells | How many lunges should you do? | Do eight for each side, three times | Weaker side first, twice a week. Then dumbbells, or walk. | Muscle ache is fine, knee pain isn't. | Stairs will be shorter.
`

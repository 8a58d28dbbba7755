/** What hairdressers, barbers, nail artists and tattoo artists are asked, for `readTopics`. */
export const HAIR_AND_NAILS = `
# cutting-hair-often-enough | how-to | getting the right haircut | get haircut, man get haircut, men get haircut, woman get haircut, tell hairdresser/barber/stylist, ask hairdresser/barber/stylist, talk to hairdresser/barber/stylist, good haircut, next haircut, before haircut, choose haircut, hair appointment, salon visit, often should/do you/i cut/trim hair, often to cut/trim hair, often should hair be cut/trimmed, often cut hair, often get hair cut | Hairstyle
> Most bad haircuts begin with four words: just a little bit. | Show, do not tell. | Your hairdresser cannot see the picture in your head.
@ You sit down in the chair, and a voice asks: what are we doing today?
1 | calendar | How often should you cut your hair? | Short hair every month, long every season | Short cuts lose their shape after four to six weeks. Long hair can wait two to three months, or longer if you let it grow. | Hair grows about one centimeter a month. | On a short cut, that is a lot.
2 | photo | What do you show your hairdresser? | Bring two or three photos | Show photos of cuts that you like, on hair like yours, and one that you do not want. | Words such as short mean something else to everybody. | A photo takes three seconds to understand.
3 | fingers | What do you say about the length? | Show the length with your fingers | Show on your own hair where it should end. | Two centimeters and an inch are guessed differently by everyone. | Curly and wet hair jumps up when it dries, so leave some more.
4 | morning mirror | What should your hairdresser know? | Tell how you live with your hair | Say how many minutes you have in the morning, and whether you tie it up, color it or wear glasses. | A cut that needs a round brush is no cut for five minutes. | Arrive with your hair the way you usually wear it.
5 | hand mirror | What if you do not like a haircut? | Speak up before you leave | Say it in the chair, calmly and concretely: shorter here, softer there. | Most hairdressers would rather fix it now. | They only know what they see in your face.
! scissors | cutting makes hair grow faster | Hair grows from the root and does not know about scissors. | Cut ends just break less, so it looks fuller.

# making-hair-color-last | how-to | making hair color last | make hair color/colour/dye last, make hair color/colour/dye last longer, hair color/colour/dye last, hair color/colour/dye fade/fades, keep hair color/colour/dye from fading, stop hair color/colour/dye from fading, keep hair color/colour, protect hair color/colour, colored/dyed hair, take care of colored/dyed hair, care for colored/dyed hair, maintain hair color/colour, after coloring/dyeing hair, red hair color | Hair coloring
> Water takes more color out of your hair than time does. | The shower is where your color goes. | Cooler water, less shampoo, more weeks.
@ You rinse your hair, and the water runs pink.
1 | calendar | When can you wash your hair after coloring it? | Wait two days before the first wash | Wait about two days after coloring before you wash your hair. | Color needs a while to settle. | Ask your salon, since products differ.
2 | shower | How often should you wash colored hair? | Wash it less often | Two or three washes a week are enough for many people. | Each wash carries a little color away. | Dry shampoo bridges a day in between.
3 | cool tap | Which water is best for colored hair? | Rinse with lukewarm water | Wash with lukewarm water and finish cooler. | Hot water swells the hair, and color slips out more easily. | Cool water also leaves it smoother.
4 | bottle | Which shampoo is right for colored hair? | Use a mild shampoo for colored hair | Choose a mild shampoo made for colored hair, and use conditioner every time. | Strong shampoo cleans color out, too. | Violet shampoo keeps blond from turning yellow.
5 | hat | What else makes hair color fade? | Guard it from sun, heat and pools | Wear a hat, use heat protection, and wet your hair before you swim in a pool. | Sun bleaches, and chlorine dries. | Hair full of clean water takes up less pool water.
! dark color | dark colors never fade | They fade, too, often toward red or brown. | Red tones usually go first.

# curly-hair | how-to | taking care of curly hair | take care of curly/wavy/coily/frizzy hair, care for curly/wavy/coily hair, wavy/coily/frizzy hair, curly hair care, curly hair routine, wash/brush/style/dry curly/wavy hair, stop/control/tame frizz, frizzy hair, tame frizzy hair, curls, define curls, make curls last, natural hair, care for natural hair | Hair care
> Curls do not want to be brushed. They want to be left alone. | Frizz is a curl that is thirsty. | Your towel may be your worst enemy.
@ You brush your dry curls, and they turn into a cloud.
1 | shampoo | How often should you wash curly hair? | Wash curls less, condition them more | Many people with curls wash only once or twice a week, and use conditioner every time. | The skin's oil takes longer to travel down a curl. | That is why curls dry out.
2 | wide comb | How do you comb curly hair? | Comb it wet, with conditioner in | Comb it in the shower with a wide comb or your fingers, from the tips up. | Dry brushing pulls the curl apart. | Beginning at the tips keeps knots from tightening.
3 | cotton shirt | How do you dry curly hair? | Press it dry with a cotton shirt | Press the water out with a soft cotton shirt. Do not rub. | The loops of a towel rough the hair up. | Rubbing is where much frizz begins.
4 | gel | When do you put gel in curly hair? | Put styling in while it is wet | Spread cream or gel through soaking wet hair, scrunch it, and let it dry without touching. | It holds the curl in its shape as it dries. | If it feels hard afterwards, scrunch it out.
5 | pillow | How do you keep curls overnight? | Tie it loosely on top for the night | Gather your hair loosely on top of your head, or sleep on satin. | Cotton rubs and soaks up moisture. | In the morning a little water wakes the curls up.
! many strokes | a hundred brush strokes make hair healthy | For curls it means frizz and broken hair. | It comes from times when hair was seldom washed.

# split-ends | how-to | stopping split ends | stop/prevent/avoid/fix/repair/treat split ends, split ends, get rid of split ends, hair breakage, stop/prevent hair breakage, stop/prevent hair from breaking, damaged hair, repair/fix/treat damaged hair, dry ends, dry hair ends, hair is damaged, healthy hair tips, keep hair healthy | Split ends
> No cream in the world can glue a split end for good. | The ends of long hair are years old. | Only scissors cure it. The rest is prevention.
@ You hold a strand to the light, and it forks like a twig.
1 | scissors | How do you get rid of split ends? | Cut them off | The only cure is to cut a little above the split. | Hair is not alive and cannot heal. | Left alone, a split travels up the hair.
2 | calendar | How often should you trim split ends? | Trim every two to three months | A small trim every two to three months keeps most hair ahead of the splits. | If you treat it gently, longer is fine. | You lose less than you would later.
3 | hair dryer | What causes split ends? | Turn down the heat | Use less heat, keep the dryer moving, and use heat protection. Never iron wet hair. | Heat dries the outer layer until it cracks. | Air drying as far as possible helps most.
4 | wet brush | How do you brush hair without breaking it? | Be gentle while it is wet | Untangle wet hair with a wide comb from the tips upward. | Wet hair stretches and tears more easily. | Press it dry with a towel in place of rubbing.
5 | conditioner | How do you prevent split ends? | Put conditioner on the ends | Work conditioner into the ends at every wash, and a drop of oil afterwards. | The ends get the least of the skin's own oil. | The scalp needs little of it.
! repair mask | a mask repairs split ends | It smooths them until the next wash, but the split stays. | Smooth hair breaks less, so it still has a use.

# trimming-a-beard | how-to | trimming your beard | trim/shape/groom/cut/line/style beard, trim/shape/groom beard at home, trim mustache/moustache, beard care, beard grooming, beard trimming, beard tips, take care of beard, care for beard, patchy beard, beard neckline, beard line | Beard
> Most beards are ruined at the neck. | You can always take more off. You can never put it back. | Trim it dry, or it will surprise you.
@ The trimmer hums, and there is no way back.
1 | clean beard | How do you begin to trim a beard? | Wash it, dry it, comb it | Wash your beard, let it dry completely, and comb it the way it grows. | Wet hair looks longer, and you cut too much. | Combing shows what really sticks out.
2 | trimmer | Which length do you begin with? | Begin with the longest guard | Begin with a guard longer than you think you need, and go shorter step by step. | A beard takes weeks to grow back. | Move against the direction of growth for an even length.
3 | neck | Where does a beard line on the neck go? | Set the neckline above the Adam's apple | Put the line about two fingers above the Adam's apple, in a curve up toward the ears. | Too high, and it looks like a double chin. | Shave everything below it.
4 | cheek | How do you shape the cheeks? | Follow your own line on the cheeks | Only clear the single hairs above your natural line. | A line drawn too low looks painted on. | Check both sides from the front, not one by one.
5 | oil bottle | How often should you trim your beard? | Tidy it every week or so | Tidy the lines once a week, and shape the whole beard every few weeks. A drop of oil keeps it soft. | Oil also calms dry skin underneath. | Let it grow for about a month before the first shaping.
! razor | shaving makes a beard grow thicker | It does not. Cut hair has a blunt end, and only feels thicker. | How it grows is a matter of genes and age.

# razor-bumps | how-to | shaving without razor bumps | avoid/stop/prevent razor bumps/burn, get rid of razor bumps/burn, razor bumps, razor burn, shave without irritation, shave without razor bumps/burn, ingrown hair/hairs, avoid/stop/prevent ingrown hairs, shave properly, close shave, shaving tips, shaving mistakes, smooth shave, how to shave, shaving for beginners, learn to shave, shave for first time | Shaving
> A dull blade costs you more skin than hair. | The closest shave is not the best one. | Warm water does half of the work.
@ You shaved in the morning, and by noon your neck burns.
1 | warm water | What do you do before shaving? | Soften the hair with warm water | Shave after a warm shower, or hold a warm wet cloth on the skin for two minutes. | Soft hair is cut with less force. | Dry shaving is the fastest way to a rash.
2 | shaving foam | Why do you use shaving cream? | Use foam or gel, and let it sit | Spread shaving foam or gel and wait a minute. | It lets the blade glide and keeps the hair soft. | You also see where you have been.
3 | direction | In which direction do you shave? | Shave with the grain | Shave in the direction in which the hair grows, in short strokes, without pressing. | Against it, the hair is cut below the skin and can grow inward. | Feel with your fingers where it is smooth.
4 | razor blade | How often should you change a razor blade? | Change the blade when it pulls | Change it when it pulls, for many people after five to ten shaves. Rinse it after each stroke. | A dull blade makes you press. | Let it dry between shaves.
5 | cool cloth | What do you put on skin after shaving? | Rinse cool, and skip the alcohol | Rinse with cool water, pat dry, and use a mild cream without alcohol or scent. | Shaved skin is open to everything. | If bumps get sore or last, see a doctor.
! many passes | more passes make a cleaner shave | Each pass takes skin along. | Two careful ones are enough for most faces.

# manicure-that-lasts | how-to | making a manicure last | make manicure last, make manicure last longer, manicure last longer, manicure last, make nail polish last, make nail polish last longer, nail polish chip/chips/chipping, stop nail polish from chipping, manicure at home, do manicure, paint nails, do nails at home, paint nails neatly, nail polish tips, home manicure | Manicure
> Your polish does not chip at the tip by accident. | Oil is what lifts your polish. | The edge you forget is the edge that breaks.
@ It is the second day, and the first corner is gone.
1 | cotton pad | Why does nail polish chip? | Wipe every nail free of oil | Wipe bare nails with a little polish remover before you paint. | Skin oil and cream keep polish from holding. | Do it even when your nails look clean.
2 | nail file | How do you file nails? | File in one direction | File gently in one direction, with a fine file, on dry nails. | Sawing splits the layers of the nail. | Round corners catch less than sharp ones.
3 | base coat | How many coats of nail polish do you need? | One base coat, two thin layers | Paint a base coat, two thin layers of color, and give each some minutes to dry. | Thick polish stays soft inside and peels. | A base coat also keeps nails from turning yellow.
4 | nail tip | How do you seal nail polish? | Paint over the tip of the nail | Draw the brush along the edge of the tip with every coat, also with the top coat. | Chips begin there. | A fresh top coat after two or three days adds more days.
5 | rubber gloves | How do you protect a manicure? | Wear gloves for dishes | Keep your nails dry when you wash up and clean, and oil the skin around them every day. | Hot water makes nails swell and shrink, and the polish cracks. | Do not open cans with your nails.
! hot air | a hot hair dryer dries polish faster | Heat can make it bubble and stay soft. | Cool air or patience works.

# stop-biting-nails | how-to | stopping nail biting | stop biting nails, stop nail biting, quit biting nails, quit nail biting, nail biting, stop biting fingernails, break nail biting habit, child from biting nails, kid from biting nails, grow nails after biting, bitten nails | Nail biting
> You do not notice your hand until it is in your mouth. | You cannot stop a habit you do not see. | Give your fingers another job.
@ You look down at your thumb, and it has happened again.
1 | notebook | How do you begin to stop biting your nails? | Find out when you do it | For three days, note each time: at the screen, in traffic, in meetings. | Most of it happens without thinking. | What you know in advance, you can prepare for.
2 | nail clipper | Why should you keep your nails short? | Keep nails short and smooth | Trim your nails and file every rough edge at once. | A small edge is what the teeth look for. | Carry a file with you.
3 | stress ball | What can you do in place of nail biting? | Give your hands something to do | Keep a pen, a stone or a soft ball where you usually bite. | It is easier to swap a habit than to stop one. | Make a fist for a minute when the urge comes.
4 | bitter polish | Does bitter nail polish work? | Use bitter polish as a reminder | Paint on a bitter polish made for it, and renew it every few days. | The taste wakes you before you bite. | It reminds you, but it does not do it for you.
5 | one finger | How do you keep going when you slip? | Save one finger at a time | Choose one finger that stays whole. When it has grown, add the next. | A small win is easy to see. | One slip is one slip. If biting makes your fingers sore, ask a doctor.
! willpower | people who bite their nails just lack will | It is a habit of the hands, often tied to stress or boredom. | Awareness works better than blame.

# tattoo-aftercare | how-to | looking after a new tattoo | tattoo aftercare, tattoo care, take care of tattoo, take care of new/fresh tattoo, care for tattoo, care for new/fresh tattoo, new tattoo, fresh tattoo, heal tattoo, tattoo healing, tattoo heal, tattoo take to heal, shower with new tattoo, swim with new tattoo, after getting tattoo, keep tattoo from fading, tattoo fade, keep tattoo bright | Tattoo
> A fresh tattoo is a wound with a picture in it. | What you do in the next two weeks, you wear for life. | Clean hands, thin cream, no sun.
@ You come home, and your arm is under a film.
1 | artist | Who tells you how to look after a tattoo? | Follow what your artist told you | Ask your artist how long the cover stays on, and which cream to use. | Film, ink and skin differ. | They see hundreds of healing tattoos.
2 | mild soap | How do you wash a new tattoo? | Wash it gently with clean hands | Wash your hands, then the tattoo with lukewarm water and mild soap. Pat it dry with something clean. | Rubbing lifts what is healing. | Paper towels leave fewer germs than an old towel.
3 | thin cream | How much cream does a new tattoo need? | Use only a thin layer of cream | Put on a thin layer of the cream you were told to use. The skin should shine a little, not swim. | Too much keeps air away. | Scented creams can sting.
4 | swimming pool | How long should you not swim with a new tattoo? | Keep out of pools and sun | Stay out of pools, sea, baths and sun until it has healed, for most people two to four weeks. Showers are fine. | Standing water carries germs, and sun fades fresh color. | Later, sunscreen keeps it bright.
5 | scab | What must you not do with a new tattoo? | Do not scratch or pick | It will itch and peel. Pat it, and never pull at the flakes. | They can take color with them. | If it gets hotter, redder, swells or oozes, see a doctor.
! thick bandage | a tattoo should stay covered until it has healed | Only as long as your artist says. | Skin that stays wet heals badly.

# first-tattoo | how-to | getting your first tattoo | get first tattoo, getting first tattoo, first tattoo, know before first tattoo, know before getting tattoo, prepare for tattoo, prepare for first tattoo, before getting tattoo, before first tattoo, choose tattoo artist/studio, choose tattoo, choose tattoo design, get tattoo, getting tattoo, tattoo for beginners, tattoo advice, ask tattoo artist | Tattoo
> Choose the artist first, and the picture second. | If you still want it in a year, it was the right one. | Eat before you go. Really.
@ You stand in front of the studio, and your heart beats.
1 | portfolio | How do you choose a tattoo artist? | Look for healed work in your style | Look at photos of healed tattoos, not only of fresh ones, in the style that you want. | Fresh ones all look sharp. | A master of portraits may not be one of letters.
2 | studio | How do you know a good tattoo studio? | Watch how clean the studio is | Needles should come from sealed packs, gloves should be new, and questions should be welcome. | A good studio shows you gladly. | A very low price has a reason.
3 | calendar | How long should you think about a tattoo? | Wait some months with the idea | Hang a print of it on your wall and look at it for some months. | What you tire of on paper, you would tire of on skin. | Check the spelling of every word.
4 | meal | What do you do before a tattoo? | Sleep, eat, and skip the alcohol | Sleep well, eat a proper meal and drink water. No alcohol the day before. | An empty stomach makes people faint. | Tell the studio about allergies, illnesses and medicine.
5 | rib cage | Where does a tattoo hurt most? | Choose a spot that hurts less | Ribs, feet, hands and elbows hurt most. Upper arm and thigh are kinder for a first one. | Thin skin over bone feels everything. | Fingers and feet fade faster, too.
! small one | a tiny tattoo needs no thought | Fine lines and small letters blur first. | Ask your artist how large it must be to last.
`

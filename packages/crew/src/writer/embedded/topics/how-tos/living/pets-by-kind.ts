/** What owners, groomers and pet sitters ask about dogs, cats and small animals, without veterinary advice, for `readTopics`. */
export const PETS_BY_KIND = `
# grooming-a-dog | how-to | bathing and brushing a dog | bathe/wash/brush/groom dog, bathe/wash/brush/groom dog at home, bathe/wash/brush puppy, dog bath, give dog bath, dog grooming, dog groomer, brush/wash/bathe dog that hates it, dog hates bath, dog hate bath | Dog grooming
> A dog doesn't need to smell like a perfume shop. | The bath begins before the water. | A mat starts as one small knot behind an ear.
@ You pick up the brush, and your dog is under the table.
1 | calendar | How often should you bathe a dog? | Bathe it only when it needs it | Many dogs do well with a bath every one to three months, or when they are really dirty. | Washing too often dries the skin. | Coat and skin differ, so ask your vet or groomer about your dog.
2 | brush | How often should you brush a dog? | Brush long coats daily, short ones weekly | Long or curly coats need a brush nearly every day, short ones about once a week. | Mats pull at the skin with every step. | Brush before the bath, since water tightens knots.
3 | treat | How do you brush a dog that hates it? | Stop while it still goes well | Let the dog sniff the brush, stroke once, give a treat, and stop. Add strokes day by day. | A dog learns that the brush brings good things. | Ten calm seconds beat ten minutes of holding.
4 | lukewarm water | How do you wash a dog? | Use lukewarm water and dog shampoo | Wet the dog from the neck back, keep water out of ears and eyes, use dog shampoo and rinse it out well. | Soap that stays makes it itch. | A rubber mat keeps the paws from slipping.
5 | towel | How do you dry a dog? | Press it dry, and keep it warm | Press the water out with towels, and keep the dog warm until it is dry. | Many dogs fear loud hot dryers. | Use the moment to look for ticks and sore spots.
! human shampoo | baby shampoo is right for dogs | Dog skin is different, so a shampoo made for dogs is the safer choice. | Strong scent bothers a nose that good.

# trimming-dog-nails | how-to | trimming a dog's nails | trim/cut/clip dog/dogs nails, trim/cut/clip puppy/puppys nails, trim/cut/clip nails of dog, dog nail trim, dog nails too long, dog nails be trimmed/cut, dog hates nail trimming, trim black dog nails | Claw
> Click, click on the floor: your dog is telling you something. | Two millimeters are enough. | One nail a day is a fine plan.
@ You hold the paw, the clipper, and your breath.
1 | clicking floor | How often should you trim a dog's nails? | Trim when you hear them click | Trim every few weeks, or as soon as the nails click on the floor. | Long nails push the toes up and change how a dog stands. | Dogs that walk on stone need it less often.
2 | paw in hand | How do you get a dog used to nail clippers? | Practice with the paw first | For some days only hold a paw, touch the nails, show the clipper, and give treats. | A dog fears what grabs it suddenly. | Begin with one nail a day.
3 | pink core | Where do you cut a dog's nail? | Take tiny slices off the tip | Cut thin slices, and stay away from the pink core inside. On black nails, stop when you see a dark dot in the middle. | The core has blood and nerves. | Light from behind shows it in pale nails.
4 | dewclaw | Which nail is most often forgotten? | Don't forget the dewclaws | Look at the inside of the leg, where many dogs have a nail that never touches the ground. | It doesn't wear down by itself. | It can grow into the skin.
5 | starch | What do you do if a dog's nail bleeds? | If it bleeds, press and stay calm | Press styptic powder or corn starch on it for a minute or two. | It looks worse than it is. | If it doesn't stop, or if your dog panics, leave it to a vet or a groomer.
! big cut | a big cut once saves many small ones | It hits the core, hurts, and your dog will remember. | The core draws back when you trim a little and often.

# dog-and-fireworks | how-to | calming a dog during fireworks | calm/help dog during/with fireworks, dog scared/afraid/frightened of fireworks, dog is scared/afraid of fireworks, dogs and fireworks, keep dog calm during fireworks, keep pets safe during fireworks, pets and fireworks, fireworks and dogs | Phonophobia
> Comforting a frightened dog doesn't make it worse. | The best hour for the walk is before dark. | A cave, a radio, and you.
@ The first rocket goes up, and your dog shakes.
1 | leash | When do you walk a dog on a night of fireworks? | Walk early, and on the leash | Take the long walk by daylight, and keep the leash on, even in the yard. | A frightened dog can jump any fence. | Many dogs run away on such nights.
2 | blanket cave | Where should a dog be during fireworks? | Build it a cave | Make a dark, soft place in an inner room, with blankets that smell of you. | It decides when it goes in and out. | Set it up some days before.
3 | curtains | How do you make fireworks less loud? | Close the curtains and play sound | Close windows and curtains, and run music or a fan before it begins. | Steady sound covers the bangs. | Light frightens them, too.
4 | calm person | Should you comfort a scared dog? | Stay close, and stay calm | Stay at home. If your dog comes to you, stroke it slowly and speak as always. | Fear is no trick, so comfort doesn't reward it. | If it wants to hide, let it.
5 | microchip | What should you check before fireworks? | Check tag and chip | See that the tag can be read and that the chip is registered with your number. | A dog that runs far is brought back by its number. | If your dog panics each year, ask your vet weeks ahead.
! ignoring | you must ignore a frightened dog | Comfort doesn't teach it to be afraid. | Your calm is the best it can get.

# briefing-a-pet-sitter | how-to | briefing a pet sitter | tell/ask pet sitter, tell/ask dog sitter, tell/ask cat sitter, leave for pet sitter, pet sitter, dog sitter, cat sitter, pet sitter instructions, choose/find/hire pet/dog/cat sitter, ask before hiring pet sitter | Pet sitting
> Your cat won't tell them where the food is. | A good handover fits on one page. | The visit before the vacation is the most important one.
@ Tomorrow you fly, and a friend will have the key.
1 | first visit | How do you choose a pet sitter? | Meet before the vacation | Let the sitter come once while you are there, feed, walk and play. | You see how your animal takes it. | Ask to talk to a family they have sat for.
2 | bowl | What do you tell a pet sitter about food? | Write down how much and when | Write down food, amount and times, where it stands, and what is forbidden. | A handful is something else in every hand. | Buy enough for some days more.
3 | hiding place | What should a pet sitter know about habits? | Describe habits and hiding places | Write where your animal hides, what frightens it, and whether it runs for the door. | Most searches end under the bed. | A cat may hide for days and still be fine.
4 | phone | Which numbers does a pet sitter need? | Leave numbers, and your yes | Leave your number, the vet's, and one neighbor's, and write that the vet may treat your animal. | In an emergency there is no time to ask. | Say up to which sum.
5 | spare key | What do people forget to tell a pet sitter? | Try the key, and ask for a photo | Let the sitter try the key, show water and fuse box, and agree on a photo each day. | A stuck lock has ruined many evenings. | A photo is the best news on a beach.
! big bowl | a cat can be left alone with a big bowl of food | Your pet needs a visit every day. | A sick animal stops eating, and no one would see it.

# keeping-a-hamster | how-to | keeping a hamster | keep/care hamster, take care of hamster, care for hamster, look after hamster, hamster care, get hamster, hamster for beginners, tame hamster, hamster cage, hamster need, first hamster, buy hamster | Hamster
> A hamster wants a home larger than most shops sell. | It sleeps when your child is awake. | One hamster is company enough.
@ The lights go out, and the wheel begins to turn.
1 | large cage | How big should a hamster cage be? | Give it as much floor as you can | Choose a home with a large floor, about a meter long, rather than many small levels. | In the wild it walks far each night. | With too little room, many gnaw the bars.
2 | deep bedding | What does a hamster need in its cage? | Fill in bedding to dig in | Fill the cage with at least twenty centimeters of paper bedding, better more, plus a house and hay. | Hamsters live in tunnels. | Scented or fluffy bedding isn't safe.
3 | wheel | Which wheel does a hamster need? | Choose a large, closed wheel | The back must stay straight as it runs, so the wheel is wide, and its floor has no gaps. | Small wheels bend the spine. | For a golden hamster that is nearly thirty centimeters.
4 | seeds | What do hamsters eat? | Feed a grain mix and a little green | Give a hamster mix, some fresh vegetables, and now and then insects. Fresh water always. | Sweet snacks are no food. | It hides its supplies, so an empty bowl doesn't mean hunger.
5 | evening light | When do you handle a hamster? | Let it wake by itself | Wait until it comes out in the evening, offer food on your flat hand, and let it climb on. | A hamster that is woken bites. | Sit on the floor: a fall can kill it.
! pair | hamsters need a friend | Golden hamsters live alone, and may fight to the death. | Never put two in one cage.

# keeping-rabbits | how-to | keeping rabbits | keep/care rabbit, take care of rabbit/bunny, care for rabbit/bunny, look after rabbit, rabbit care, get rabbit/bunny, pet rabbit/bunny, rabbit for beginners, feed rabbit/bunny, rabbits eat, rabbit need, rabbit cage, first rabbit | Domestic rabbit
> A rabbit isn't a toy for children. It's a runner with feelings. | Hay first, hay second, carrots almost never. | One rabbit alone is half a rabbit.
@ It stands up on its hind legs and looks at you.
1 | two rabbits | Can you keep one rabbit alone? | Keep at least two together | Rabbits live in groups and need a partner, best a neutered pair. | People and guinea pigs are no replacement. | Let them meet slowly, in a place that is new to both.
2 | hay | What do rabbits eat? | Hay all day long | Give as much hay as they want, fresh greens each day, and water in a bowl. | Hay wears their teeth down, which never stop growing. | Carrots and fruit are candy.
3 | running rabbit | How much space does a rabbit need? | Give them room to run | They need room to run, hop and stand up, all day, not only for an hour. A hutch alone isn't enough. | They run and jump in curves when they are happy. | Indoors, hide the cables.
4 | box | Can rabbits be litter trained? | Put a litter box under the hay | Set a box with paper litter under the hay rack. | Rabbits like to eat and go at the same time. | Neutered rabbits learn it best.
5 | floor | How do you hold a rabbit? | Sit down on the floor with them | Let them come to you on the floor, and lift them seldom, with one hand under the bottom. | Being lifted feels like being caught. | A rabbit that stops eating needs a vet the same day.
! carrot | rabbits live on carrots | They're sweet roots, and too many make rabbits ill. | Wild rabbits eat grass.

# keeping-budgies | how-to | keeping budgies | keep/care budgie/parakeet, take care of budgie/parakeet, care for budgie/parakeet, look after budgie/parakeet, budgie/parakeet care, get budgie/parakeet, tame budgie/parakeet, teach budgie/parakeet to talk, budgie/parakeet eat, budgie/parakeet cage, budgies for beginners | Budgerigar
> Two budgies are louder than one, and far happier. | A round cage is a prison without corners. | It learns your name faster than you think.
@ You lift the cloth from the cage, and the talking begins.
1 | two birds | Can you keep one budgie alone? | Keep at least two | Budgies live in flocks. Keep two or more. | A mirror is no friend. | Two birds still get tame.
2 | wide cage | Which cage do budgies need? | Choose a wide cage | Take a cage that is wider than high, with room for both to spread their wings. | Birds fly to the side, not up like a helicopter. | Natural branches of different thickness keep feet healthy.
3 | seeds and greens | What do budgies eat? | Seeds, greens and clean water | Give a seed mix or pellets, fresh greens each day, and clean water. Never avocado or chocolate. | Avocado is poisonous for birds. | Take old husks off the bowl, since it may only look full.
4 | open door | How often should a budgie fly? | Let them fly every day | A budgie can't see glass. So windows shut, curtains closed, cage open, for an hour or more. | Without it, they get fat and sad. | Non-stick pans that overheat can kill birds by their fumes.
5 | hand with millet | How do you tame a budgie? | Offer millet, and wait | Sit by the cage, talk quietly, and hold millet still in your hand for a few minutes each day. | A hand from above is a hawk. | It may take days or weeks, and it is worth it.
! talking | every budgie learns to talk | Some do, mostly males. Many only chatter. | Don't buy one for that.

# keeping-a-turtle | how-to | keeping a turtle | keep/care turtle/tortoise, take care of turtle/tortoise, care for turtle/tortoise, look after turtle/tortoise, turtle/tortoise care, get turtle/tortoise, pet turtle/tortoise, turtle/tortoise for beginners, turtle/tortoise tank, turtles/tortoises eat as pets, turtle/tortoise need, buy turtle/tortoise, first turtle/tortoise | Turtle
> The small turtle in the shop may outlive you. | No lamp, no healthy shell. | A glass bowl isn't a home.
@ It stretches its neck and looks at you like an old man.
1 | question mark | What do you ask before you get a turtle? | Know which kind it is | Ask for the exact kind. Some live in water, some on land, and they need different homes. | Size, food and warmth all depend on it. | Some are protected, and need papers.
2 | large tank | How big should a turtle tank be? | Plan for the grown animal | Plan for its full size: a slider needs hundreds of liters and a dry place to climb out. | The size of a coin doesn't last. | A strong filter saves you much work.
3 | lamp | Which light does a turtle need? | Give it warmth and UV light | It needs a warm spot to bask in, and a lamp with UV light, changed as the maker says. | Without it, its shell and bones stay soft. | Glass holds UV light back, so a window doesn't do.
4 | greens | What do turtles eat? | Feed what its kind eats | Land tortoises eat mostly weeds and leaves. Many water turtles eat fish, insects and plants. | Lettuce and dried shrimp alone make them ill. | Young ones eat more often.
5 | washing hands | Why wash your hands after touching a turtle? | Wash your hands after touching it | A turtle can carry salmonella and look perfectly healthy. Soap, every time, and never near the kitchen or small children. | That goes for the tank water, too. | They'd rather be watched than held.
! tank size | a turtle stays as small as its tank | It grows anyway, or falls ill. | Ask for its full size before you buy.

# introducing-two-cats | how-to | introducing two cats | introduce two cats, introduce cats, introduce new cat, introduce cat/kitten to cat, introduce new cat/kitten to old/older/resident cat, introduce second cat, get second cat, cats not get along, get cats to get along, cats to like each other, second cat | Cat
> Cats don't shake hands. They exchange smells. | The first meeting takes place through a door. | One week of patience saves you years of war.
@ The new carrier stands in the hall, and your cat becomes twice its size.
1 | closed door | How do you begin to introduce two cats? | Begin with a room of its own | Give the new cat its own room with box, water and bed for several days. | It needs one safe place first. | Your old cat keeps its home.
2 | blanket | How do cats get to know each other? | Swap their smells | Swap blankets, and stroke one cat with a cloth that you lay down for the other. | A cat knows the world by its nose. | When nobody hisses at the cloth, go on.
3 | bowls at door | When should cats meet? | Feed them on both sides of the door | Feed both at the closed door, and move the bowls closer day by day. | They learn that the smell of the other means dinner. | Then show them a gap or a gate.
4 | toy | What do you do when cats first meet? | Keep the first meetings short | Let them meet for some minutes with toys and treats, and end it while it is calm. | Hissing is talking. Fur flying is too much. | Never hold one in your arms.
5 | two boxes | How many litter boxes do two cats need? | Give them more than enough of everything | Give one litter box for each cat and one more, and several bowls and high places. | Much fighting is about blocked ways. | If they hurt each other, part them and ask a behavior expert.
! sorting out | cats should fight it out | A first fight is remembered for months. | Slow is the fast way.

# litter-training | how-to | teaching a kitten the litter box | litter train kitten/cat, train kitten/cat to use litter box, teach kitten/cat to use litter box, get kitten/cat to use litter box, kitten litter box, litter box, cat pee/peeing/pees outside litter box, cat not use/using litter box, cat is not using litter box, stop cat from peeing outside litter box, cat pee/peeing everywhere, clean litter box, litter box be cleaned, cat litter box | Litter box
> Your kitten wants to be clean. Make it easy. | It's hardly ever revenge. | The wrong place for the box is next to the dinner.
@ It sniffs the new box, and you hold your breath.
1 | low box | Which litter box does a kitten need? | Choose a large box with a low edge | Take a box that it can enter easily and turn around in, open at the top. | Small legs don't climb. | Covered boxes keep the smell in, for the cat.
2 | quiet corner | Where do you put a litter box? | Put it in a quiet place, far from food | Choose a quiet corner that is always open, away from the bowls and the washing machine. | Nobody eats next to a toilet. | Two floors need two boxes.
3 | kitten | How do you show a kitten the litter box? | Set it in after meals and naps | Put the kitten in gently after eating, sleeping and playing, and let it scratch. | Those are the times when it has to go. | Praise it, and never scold.
4 | scoop | How often should you clean a litter box? | Scoop every day | Scoop it out at least once a day, and change all of it regularly. | A dirty box sends cats to the carpet. | Use litter without scent.
5 | carpet spot | Why does a cat pee outside the box? | Ask the vet when it goes elsewhere | If a clean cat suddenly goes elsewhere, have a vet look at it first. | Pain is a common reason. A male that strains and nothing comes is an emergency. | Clean the spot with an enzyme cleaner, so that no smell calls it back.
! nose | you should rub its nose in it | It only learns to fear you. | It has no idea what you mean.

# foods-bad-for-dogs | how-to | knowing which foods are bad for dogs | human foods bad for dogs, human foods are bad for dogs, foods bad for dogs, foods are bad for dogs, foods dogs not eat, foods dogs cannot/cant/should not eat, never feed dog, not to feed dog, foods toxic/poisonous for/to dogs, foods are toxic/poisonous for/to dogs, toxic foods for dogs, dogs not eat, dogs cannot/cant eat, dog ate chocolate/grapes/raisins, dangerous foods for dogs, what not to feed dog | Dog food
> The sweetest thing in your kitchen can kill your dog. | A grape isn't a harmless snack. | Read the label of the peanut butter.
@ It sits under the table and looks as if it had never been fed.
1 | chocolate | Why is chocolate bad for dogs? | Keep chocolate out of reach | Dogs break down a substance in cocoa only slowly, and it poisons them. | The darker the chocolate, the worse. | Coffee is dangerous for a similar reason.
2 | grapes | Can dogs eat grapes? | Never give grapes or raisins | Grapes and raisins can damage a dog's kidneys. | Some dogs fall ill from a few. | Cakes and cereals hide them.
3 | onions | Can dogs eat onions and garlic? | No onions, garlic or leeks | Onions, garlic, leeks and chives harm a dog's blood, raw, cooked or as powder. | Sauces and baby food often hold them. | Leftovers are rarely harmless.
4 | chewing gum | What is xylitol? | Watch out for xylitol | Xylitol, a sweetener in gum, candy and some nut butters, is very dangerous for dogs, even in small amounts. | It can also be called birch sugar. | Read the label before you share.
5 | telephone | What do you do when a dog ate something poisonous? | Call a vet at once | The vet or the poison line needs three things: what your dog ate, how much, and when. Call right away, and keep the package. | Don't make it vomit by yourself. | Don't wait for signs.
! bones | cooked bones are a treat for dogs | They splinter and can injure the gut. | Alcohol, raw dough and macadamia nuts don't belong in a dog either.
`

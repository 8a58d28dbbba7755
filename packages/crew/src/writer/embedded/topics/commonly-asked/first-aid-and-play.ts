/** What to do about small hurts, and small skills of play, for `readTopics`. */
export const FIRST_AID_AND_PLAY = `
# hiccups-stop | how-to | stopping the hiccups | stop hiccups, stop the hiccups, get rid of hiccups, get rid of the hiccups, cure hiccups, cure for hiccups, make hiccups go away | Hiccup
> No hiccup cure is proven, but these do no harm. | Hold your breath, and your diaphragm may calm down. | Hiccups for two days need a doctor.
@ You want to say something important, and out comes a hic.
1 | held breath | Does holding your breath stop hiccups? | Hold your breath for ten seconds | Breathe in deeply, hold it for about ten seconds, and breathe out slowly. Do it a few times. | It may calm the nerves that make the diaphragm jerk. | Stop if you get dizzy.
2 | cold water | Does drinking water stop hiccups? | Sip cold water | Drink a full glass of cold water in small sips, without a pause. All that swallowing is thought to interrupt the reflex. | Plugging your ears while you drink is another old trick. | Gargling does much the same.
3 | knees | How do you sit with hiccups? | Pull your knees up | Sit down, pull your knees to your chest and lean forward for a minute or two. | It presses on the diaphragm. | No trick is well proved, but these do no harm.
4 | small meals | How do you prevent hiccups? | Eat and drink slowly | Eat slowly, skip fizzy drinks, and do not eat too much at once. | A full stomach presses from below. | Laughing while you eat can set off hiccups, too.
5 | two days | When do hiccups need a doctor? | See a doctor after two days | Hiccups mostly end within minutes. If they last longer than two days, see a doctor. | There may be a cause that can be treated. | Babies have hiccups often, and that is normal.

# small-burns | how-to | treating a small burn | treat a burn, treat burn, treat small burn, treat a small burn, treat minor burn, treat a minor burn, treat burns, treat kitchen burn, first aid for burns, burned my hand, burned hand on stove, burn first aid | Burn
> No butter, no ice, no toothpaste. | Twenty minutes of cool water can save your skin. | Take your ring off before the burn swells.
@ The pan was hotter than you thought.
1 | running water | What do you do first with a burn? | Cool it under running water | As fast as you can, get the burn under the faucet: cool, running water, for about twenty minutes. | It stops the heat from going deeper. | Keep the person warm, a small child above all: cool only the burn.
2 | ring | What do you take off after a burn? | Take off rings before it swells | Get watches, rings and clothes away from the burn, before it puffs up. Leave anything that sticks to the skin. | Burns soon swell. | Do it while you cool the burn.
3 | no butter | Should you put butter or ice on a burn? | No butter, no ice, no toothpaste | Butter and toothpaste keep the heat in and bring germs to the skin. Ice damages it even more. | Cool water is all a burn needs at first. | These old remedies do more harm than good.
4 | clean cover | How do you cover a burn? | Cover it loosely and clean | Lay cling film or a nonstick dressing loosely over the burn. Leave the blisters closed. | A closed blister keeps germs out. | Wash your hands before.
5 | emergency | When does a burn need a doctor? | Large and deep burns need help at once | Get help for a burn larger than the injured person's own hand, for a white or black one, and for burns of the face, hands, feet, joints or genitals. | Burns from electricity or chemicals, and burns of small children, need help, too. | In doubt, call the emergency number.

# bee-stings | how-to | treating a bee sting | treat a bee sting, treat bee sting, treat bee stings, treat wasp sting, treat a wasp sting, bee sting treatment, bee sting first aid, wasp sting treatment, got stung by a bee, got stung by a wasp, stung by bee, stung by wasp | Bee sting
> The stinger keeps pumping after the bee is gone. | With a bee sting, fast beats careful. | A sting in the mouth is an emergency.
@ A short, hot pain, and the bee is already gone.
1 | fingernail | How do you remove a bee's stinger? | Scrape the stinger out at once | Get the stinger out right away, with a fingernail, a card, whatever is fastest. It keeps pumping venom. | Every second counts more than how you do it. | Wasps mostly leave none.
2 | soap | What do you put on a bee sting? | Wash the spot | Wash the sting with soap and water. | It keeps germs out of the skin. | If the sting is on a hand, take off the rings.
3 | cold pack | What helps against the swelling of a sting? | Cool the sting | Put a cold pack in a cloth on the sting for some ten minutes, again and again. | Cold slows the swelling and the pain. | A pharmacy has gels against the itch.
4 | swelling | How long does a bee sting last? | Expect it to itch for some days | Redness and swelling around the sting are normal and fade within days. | Scratching makes it last. | If the swelling keeps growing or there is fever or pus, see a doctor.
5 | ambulance | When is a bee sting an emergency? | Call for help if breathing is hard | Call the emergency number at once if somebody gets hives all over, a swollen face or trouble breathing, faints, or was stung in the mouth or throat. | It may be a severe allergy. | Anybody with an adrenaline pen should use it right away.

# sore-throats | how-to | easing a sore throat | get rid of a sore throat, get rid of sore throat, ease sore throat, ease a sore throat, soothe sore throat, soothe a sore throat, help a sore throat, help sore throat, sore throat remedies, sore throat | Sore throat
> Antibiotics won't help most sore throats. | Salt water is an old trick, and it soothes. | Whispering is no rest for your voice.
@ You swallow, and it feels like sand.
1 | warm cup | What should you drink with a sore throat? | Drink something warm or cold | Drink often: tea, warm water with honey, or cold things if they feel better. | A wet throat hurts less. | No honey for babies under one year.
2 | salt water | How do you gargle for a sore throat? | Gargle with warm salt water | Stir half a teaspoon of salt into a glass of warm water, gargle and spit it out. | It soothes for a while. | It is not for small children, who would swallow it.
3 | steam | Does moist air help a sore throat? | Keep the air moist | Air the room, and hang up wet towels or take a warm shower. | Dry air makes it worse. | Do not smoke, and stay out of smoke.
4 | pillow | Do you need antibiotics for a sore throat? | Rest, since antibiotics seldom help | Most sore throats come from a virus and pass within about a week. Antibiotics can't touch a virus. | Lozenges and a pain reliever from the pharmacy can ease it. | Spare your voice, and don't whisper. Whispering is no rest.
5 | doctor | When does a sore throat need a doctor? | See a doctor if it is bad | Longer than a week, a high fever, a rash, or badly swollen tonsils? That's one for a doctor. | Anybody who can hardly breathe or swallow needs help at once. | A quick test can show whether it is strep.

# foot-blisters | how-to | treating blisters | get rid of blisters, get rid of a blister, treat blisters, treat a blister, treat blister, blister on foot, blister on heel, blisters from shoes, blisters on feet, heal blisters, heal a blister | Blister
> Don't pop that blister. | The best bandage is the blister's own skin. | Wet skin tears sooner.
@ Two miles to go, and your heel burns.
1 | heel | Should you pop a blister? | Leave the blister closed | Don't pop it if you can help it. The skin on top is the best bandage there is. | It keeps germs out. | Most blisters dry up within a week or so.
2 | plaster | How do you cover a blister? | Cover it with a blister bandage | Wash the blister, dry it and put on a blister bandage, which stays until it falls off. | It takes the pressure off. | A ring of padding helps as well.
3 | open skin | What do you do with an open blister? | Clean a blister that has opened | Wash an open blister with soap and water, leave the skin on and cover it. | Under the skin it heals faster. | Change the bandage when it gets wet.
4 | socks | How do you prevent blisters? | Keep feet dry and shoes snug | Wear socks that wick sweat, tie your shoes firmly, and tape spots that rub before you go. | Wet skin tears sooner. | Break in new shoes at home.
5 | doctor | When does a blister need a doctor? | See a doctor if it gets red and hot | Redness, heat, pus or a lot of pain mean it's infected. That's when you show it to a doctor. | People with diabetes should have every blister on the feet looked at. | Blisters that come without any rubbing should be looked at, too.

# riding-a-bike | how-to | learning to ride a bike | ride a bike, ride a bicycle, learn to ride a bicycle, teach kid to ride a bike, teach child to ride a bike, ride bike, learn bike, learn cycling as an adult | Cycling
> Take the pedals off first. | The bike follows your eyes. | Training wheels don't teach balance.
@ An empty parking lot, a helmet, and a bike that wobbles.
1 | low saddle | How do you set up a bike to learn on? | Lower the saddle so that both feet stand | Set the saddle so low that both feet are flat on the ground, and put on a helmet. | Then nobody is afraid of falling. | A flat empty place without cars is best.
2 | gliding feet | How do you learn balance on a bike? | Push off and glide | Take the pedals off or leave them alone, push with both feet and glide. | Balance is learned by gliding. | Training wheels do not teach balance.
3 | brake lever | When do you learn to brake on a bike? | Practice braking early | Roll slowly and brake gently with both hands until you stand. | If you can stop, you dare to go. | A hard pull on the front brake alone can throw you.
4 | pedal | How do you start on a bike? | Start with one pedal up | Put one pedal a bit ahead of its highest point, step on it, and bring the other foot up. | The first push gives speed, and speed gives balance. | A bike that goes too slowly wobbles.
5 | eyes ahead | Where do you look when riding a bike? | Look ahead, not down | Look where you want to go, and turn your head before a bend. | The bike follows your eyes. | Raise the saddle once it goes well.

# whistling | how-to | learning to whistle | whistle, learn to whistle, whistle with lips, whistle with mouth, whistle loud, teach a kid to whistle | Whistling
> Blow less, and you'll whistle more. | Your tongue makes the tune. | Dry lips won't whistle.
@ You blow, and only air comes out.
1 | wet lips | How do you shape your lips to whistle? | Wet your lips and say oo | Lick your lips, then pucker up as if you were saying oo, until there's just a small round hole. | Dry lips leak air. | A mirror helps.
2 | gentle breath | How hard do you blow to whistle? | Blow gently | Send a soft, steady stream of air through the hole. If it hisses, that's too much. | Think of cooling soup, not of blowing out candles. | Change the hole a little until a tone comes.
3 | tongue | Where is the tongue when you whistle? | Rest the tongue behind the lower teeth | Inside, let the tip of your tongue touch the back of your lower teeth. That makes room for the tone. | Without it, it's only wind. | Move it a bit back and forth to find it.
4 | notes | How do you change the pitch of a whistle? | Move the tongue for higher notes | Push the tongue forward for high notes and draw it back for deep ones. | The smaller the space, the higher the tone. | Then try a tune with few notes.
5 | calendar | How long does it take to learn to whistle? | Practice for minutes, not hours | Practice a few minutes each day, and stop when you get dizzy. | Some find the tone at once, others after weeks. | Some people find it easier while breathing in.

# keep-bananas-fresh | how-to | keeping bananas fresh | keep bananas fresh, keep bananas from turning brown, keep bananas from going brown, keep bananas yellow, keep bananas longer, store bananas, make bananas last, make bananas last longer, stop bananas from going brown, bananas last longer | Banana
> Your apples are ripening your bananas. | Yes, bananas can go in the fridge, but not yet. | Brown bananas belong in the freezer.
@ On Monday they were green, and on Wednesday they're spotted.
1 | hook | Where do you store bananas? | Hang them out of the sun | Keep bananas at room temperature, out of the sun, and best of all hanging. | Warmth and bruises make them brown faster. | Green ones keep longest.
2 | apples | Should bananas lie with other fruit? | Keep them apart from other fruit | Keep bananas away from apples, avocados and tomatoes. | Ripe fruit gives off ethylene, a gas that ripens other fruit. | To ripen something fast, do just the opposite.
3 | wrapped stem | Does wrapping the stems of bananas help? | Wrap the stems | A little foil or plastic around the stems may slow them down. That's where some of the ripening gas comes out. | Split the bunch up, and it works even better. | Single bananas are easier to wrap.
4 | fridge | Can you put bananas in the fridge? | Put ripe bananas in the fridge | Once they are as ripe as you like, put them in the fridge. The peel turns dark, and the fruit stays good for days. | Cold slows the ripening inside. | Green bananas do not ripen well after the fridge.
5 | freezer | What do you do with brown bananas? | Freeze them peeled | Peel brown bananas, cut them up and freeze them. | They are sweet, and good for banana bread, shakes and ice cream. | Throw away what is moldy or leaks.

# reheat-pizza | how-to | reheating pizza | reheat pizza, reheat leftover pizza, reheat cold pizza, reheat pizza in oven, reheat pizza in pan, reheat a pizza, warm up pizza, warm up leftover pizza, leftover pizza | Pizza
> Leftover pizza can be crisp again. | The microwave turns pizza to rubber. | A few drops and a lid melt the cheese.
@ The morning after, and two slices in the box.
1 | pan | How do you reheat pizza so that it gets crisp? | Use a pan over medium heat | Put the slice in a dry pan over medium heat for some minutes, until the bottom is crisp. | The crust gets the heat first. | One slice at a time.
2 | lid | How do you melt the cheese on cold pizza? | Add a few drops of water and a lid | Put a few drops of water beside the slice and cover the pan for a minute. | The steam melts the cheese. | Keep the water off the crust.
3 | oven | How do you reheat a lot of pizza? | Use the oven for many slices | Heat the oven to about one hundred ninety degrees Celsius, or three hundred seventy five Fahrenheit, and lay the slices on a hot sheet for some ten minutes. | The hot sheet keeps the bottom crisp. | An air fryer takes a few minutes.
4 | glass of water | Can you reheat pizza in the microwave? | Microwave it only in a hurry | If it has to be the microwave, warm it briefly with a glass of water beside it. | The crust gets less tough. | It never gets crisp.
5 | fridge | How long does leftover pizza keep? | Keep it cold, and not for long | Put leftover pizza in the fridge within two hours and eat it within three or four days. | Germs grow at room temperature. | Left out overnight, it belongs in the bin.
`

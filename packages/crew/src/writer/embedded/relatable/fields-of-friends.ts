/** Friends, customers and those who raised everybody; `read-fields.ts` says how they are written. */
export const FIELDS_OF_FRIENDS = `
# friends | friend/friends/bestie/besties (group/every/has/have/best)
## types
> Types of Friends in Every Group | Every friend group is the same people in different shoes.
> The Friends Everyone Has | You have all of these friends. If one's missing, look in the mirror.
> Who's in Your Friend Group | Every friend group has all of these. Which one are you? Your friends already know.
- The Late One. "On my way" means they're awake.
- The Mom. Has snacks, tissues, and everyone's blood type.
- The Lawyer. Will fight your ex, your boss, and that one waiter.
- The Ghost. Doesn't answer for three weeks. Then sends you forty videos.
- The Planner. Without them, you'd all still be saying "we should hang out."
- The Foodie. Nobody eats until there's a photo.
- The Storyteller. It was a ten-minute bus ride. It's now a trilogy.
- The Taken One. It's "we" now. "We don't like olives."
- The Honest One. "Do you want comfort or the truth?" You never get comfort.
- The Broke One. Forgot their wallet. In a previous decade.
- The Old Soul. Asleep on the couch by nine. The night's favorite photo.
- The Crier. Happy, sad, airport, dog. Always the first one.
< And the one who's known you since you were six and has photos. Be nice to that one.
< Send this to the group. Nobody will agree on who's who.
< Tag your friends. The late one will see it tomorrow.
## they
> Best Friends Be Like | Best friends. Everyone should have one. Nobody should have to hear them.
> Things Best Friends Always Do | You don't need to ask if you're best friends. You do this.
> Every Best Friend, Every Day | You can spot best friends in any room. Just listen for the wheezing.
- They open your fridge before they say hi.
- They know the whole story. They ask you to tell it again, with the voices.
- They hate someone they've never met. Because you said so. Once.
- They send you a photo of yourself asleep. Every birthday.
- "I'm outside." They didn't say they were coming.
- They look at you across the room, and now neither of you can breathe.
- They tell you it's a bad idea. Then they ask what time.
- They borrow your sweater. It has a new family now.
- They call you instead of texting, and you pick up. That's how you know.
- They told you so. They bring ice cream and don't say it.
- You cry on the phone. They don't say anything. You hear car keys.
< And you haven't talked in a month, and it takes four seconds.
< Send this to yours. They're already typing.
< They still have your sweater. Let it go.

# eldest-daughter | eldest/oldest/firstborn/older daughter/daughters (being)
## you
> Signs You're the Eldest Daughter | You're the eldest daughter. You've had a job since you were four.
> Things Only Eldest Daughters Understand | Only eldest daughters will understand this. They're also making dinner.
> The Eldest Daughter, Honestly | Every family has a manager. She was never hired.
> POV: You're the Eldest Daughter | POV: you're the eldest daughter, and someone just yelled "where is the..."
> Eldest Daughters Be Like | Eldest daughters. Don't ask them for help. They've already done it.
- You packed everyone's bag. You forgot your own.
- "You're so mature for your age." You were seven. You were tired.
- You know where everything is. You know where they left it, too.
- You fill out the forms. You've filled out the forms since you could write.
- You say "I'm fine" in a voice that could cut glass.
- You can't sit down while someone's cleaning. It's a medical condition.
- You raised them. They got the dog. You got the leash.
- You got yelled at for what they did. You were in charge. You were nine.
- You have a group chat with your parents. It's called "Mom and Dad." You're tech support.
- You organize the gift, pay for the gift, and sign everyone's name.
- You fought for every rule to change. They just walked through.
< And who checks on you? Okay. How are you? Not "fine."
< Send this to an eldest daughter. She'll read it when everyone's eaten.
< You can put it down now. All of it. They're grown.

# customer | customer/customers (store/retail/restaurant/coffee/shop/every/work/bar/salon)
## types
> Types of Customers | If you've ever worked with people, you've served all of these people.
> The Customers You Meet in Every Job | Any shop, any day. The bell rings. Which one is it?
> Who Just Walked In | You just walked into a shop. Which one are you? The staff has already decided.
- The Regular. Doesn't order. Just nods.
- The Early Bird. Cups both hands against the glass at eight fifty-two.
- The Detective. "But the website said." The website did not say.
- The Whisperer. Says it to the floor. Will be upset if it's wrong.
- The Phone Call. Points at things. Holds up one finger. At you.
- The Historian. "It used to be cheaper." So did everything, Frank.
- The Manager Hunter. Skips hello.
- The Comedian. "It must be free, then!" You laugh. You've laughed since Tuesday.
- The Wallet. It's all bagged. Now the search begins.
- The Returner. Has no receipt, no box, and no shame.
- The Closer. It's two minutes to. They're just going to look around.
- The Angel. Says please, says thank you, pushes in the chair. You'd name a child after them.
< And you smiled at every single one. Out loud. With your teeth.
< Tag someone who's served all of them before lunch.
< Be the angel. There's a spot open.

# boss | boss/bosses/manager/managers
## says
> Things Every Boss Says | Every boss went to the same school, and it only taught these sentences.
> Boss Quotes, Translated | Bosses speak English. It just needs subtitles.
> Words That Ruin a Friday | You had plans tonight. Then your boss said one of these.
- "Got a sec?" It will not be a sec.
- "We're a family here." Your family doesn't do layoffs.
- "It's a great opportunity." There's no money in it.
- "Quick call?" About what? About what?
- "My door's always open." It's closed. There's a sign on it.
- "I need this yesterday." It'll sit in their inbox until March.
- "Let's touch base." Nobody knows where the base is.
- "You're doing great. But." Here it comes.
- "I'm not a micromanager." They're watching your cursor.
- "Could you stay ten minutes?" It's dark out. It's a different season.
- "We should celebrate!" It's one pizza. There are forty of you.
< And you say, "Sure, no problem." There was one problem. It was Friday.
< Which one does yours say? Comment below. Not from the work account.
< If you're the boss: great video, right? Great team.
## types
> Types of Bosses | You don't pick your boss. You draw one. Here's the deck.
> Every Boss You'll Ever Have | Work long enough, and you'll collect all of them.
> Who's in the Corner Office | There are only so many bosses. Which one's yours? Don't say it out loud.
- The Ghost. Exists in your calendar and nowhere else.
- The Camera. Watches you type. Breathes.
- The Buddy. "Don't think of me as your boss." You do. It's Saturday.
- The Email. Sent at three in the morning. "No rush."
- The Idea. Has one in every shower. You get them all by nine.
- The Meeting About the Meeting.
- The Panicker. It's due in June. It's January. They're running.
- The Credit Card. Your work. Their slide.
- The Motivator. There's a poster. There's an eagle on it.
- The Lion Tamer. Knows how to clap exactly twice.
- The Good One. Says thank you, and closes your laptop at five. Never let them retire.
< And one day you'll be one of these. Choose carefully.
< Tag your boss. No. Don't. Put the phone down.
< Back to work. Someone's breathing behind you.

# extrovert | extrovert/extroverts/extroverted (party/parties)
## you
> Signs You're an Extrovert | You've already told someone you're watching this.
> Things Only Extroverts Understand | Only extroverts will understand this. And they'll say so. Out loud.
> Extroverts Be Like | If you're an extrovert, you've been waiting for someone to make this about you.
> POV: You're an Extrovert | POV: you're an extrovert, and you've been alone for eleven minutes.
- You went out for milk. You have three new friends and no milk.
- You know your driver's whole life. You'll go to his daughter's graduation.
- You answer unknown numbers. You talk.
- You have a free evening. It scares you.
- You adopted an introvert. They didn't apply.
- Silence in the elevator. You last two floors.
- You say "one last thing" at the door. You take your coat off again.
- You talk to the dog, the plant, and the other person in the restroom line.
- You were sick for a day. You called everyone. Alphabetically.
- You think out loud. It's still out loud. Everyone knows now.
< And now you need to talk about this video. With anyone.
< Send this to a friend. You were going to call them anyway.
< You're still here! Great. So how are you? Start from the beginning.
`

/** What people ask about their friends, their feelings and their children, for `readTopics`. */
export const PEOPLE_AND_CHILDREN = `
# remembering-names | how-to | remembering people's names | remember names, remember peoples names, remember people names, remember someones name, remember names better, learn names fast, forget names, forgot someones name, never forget name, never forget names | Mnemonic
> You didn't forget the name. You never heard it. | Say a name once, and it's yours. | Give every name a ridiculous picture.
@ You shake a hand, and three seconds later the name is gone.
1 | ear | Why do we forget names? | Listen to the name on purpose | When somebody says their name, think of nothing else for one full second. | Most names get lost because we're planning what to say next. | Missed it? Ask right away.
2 | spoken name | How do you keep a name? | Say their name right back | Say it in your very first sentence: nice to meet you, Clara. | Say it, and you've heard it twice. | Use it once more when you leave.
3 | picture | How do you link a name to a face? | Turn the name into a picture | See every name as a picture: Rose with a rose in her hair, Mark holding a giant marker. The odder, the better. | The odd ones stick best. | It doesn't have to be clever. Nobody sees it.
4 | small talk | What else helps to remember a name? | Tie it to something they told you | A name all by itself hangs on nothing. So make it Clara from the bakery, who sails. | Next time you see the bread, you'll have her name. | One detail is enough.
5 | notebook | What do you do after meeting people? | Write the names down the same day | That evening, write down the names you learned, with one detail for each. | Recall it once, and it lasts. | If it's gone, just say so: remind me of your name.

# confidence | how-to | being more confident | be more confident, be confident, become confident, gain confidence, build confidence, boost confidence, increase confidence, self confidence, self esteem, build self confidence, build self esteem, confidence tips, feel more confident, feel confident, look confident, appear confident, sound confident at work, improve self esteem | Self-confidence
> Confidence comes after you did it, not before. | Nobody looks at you as hard as you do. | Speak slower, and you sound more confident.
@ You're outside the door, and everybody's already in there.
1 | small brave act | How do you become more confident? | Do one small brave thing a day | Ask a stranger for directions. Speak first in a meeting. Say no once. One a day is enough. | Confidence grows from having done it. | Small and daily beats big and rare.
2 | straight back | How do you look confident? | Stand tall and speak slower | Plant your feet, drop your shoulders, and leave a pause after each sentence. | Rushing sounds like fear. | Look at one person for one whole sentence.
3 | inner voice | How do you stop thinking badly of yourself? | Talk to yourself like a friend | When you tear yourself down, ask what you'd tell a friend in your place. | We're harder on ourselves than on anybody else. | Write down what you keep hearing, and write an answer next to it.
4 | checklist | Why does preparing help? | Prepare for whatever scares you | Know your first sentence, how to get there, and one question to ask. | Fear feeds on not knowing. | After the first minute, it carries you.
5 | small notebook | How do you keep confidence? | Keep a list of what went well | Every night, write down three things you did well. | Your mind keeps what went wrong all by itself. | Read the list before your next hard day.

# setting-boundaries | how-to | setting boundaries | set boundaries with family/parents/friends/coworkers, set boundaries at work, set boundaries in relationship/relationships, healthy boundaries, say no without feeling guilty, say no to family/friends, stop being people pleaser | Personal boundaries
> A boundary is about what you do, not what they do. | You're allowed to say no without a reason. | Feeling guilty doesn't mean you did something wrong.
@ The phone rings, and you already know what they want.
1 | tense shoulders | How do you know your boundaries? | Notice where you feel resentment | Write down which requests leave you tired or angry. That's where a boundary is missing. | Resentment points right at it. | Start with the one that comes up most.
2 | clear sentence | How do you say a boundary? | Say it short and friendly | Say what you'll do, not what they should do: I don't answer the phone after nine. | The longer your reason, the more there is to argue with. | A calm voice carries further than a loud one.
3 | broken record | What if they do not accept it? | Repeat it, don't explain it | If they push, say the same sentence again in the same tone. | The people who got used to your yes will test your no. | You don't have to win a debate.
4 | closed door | What gives a boundary weight? | Act on it when it is crossed | When they cross it, do what you said: if they shout, end the call. | A boundary without action is just a wish. | Only announce what you'll really do.
5 | offered hand | How do you say no without guilt? | Let the guilt pass | When the guilt comes, wait it out before you take anything back. | It shows up because this is new, and then it fades. | You're saying no to a thing, not to a person.

# comforting-a-friend | how-to | comforting a sad friend | comfort friend, comfort sad friend, comfort someone, comfort someone who is sad/crying, cheer up friend, cheer someone up, support friend, support friend who is sad, help sad friend, what to say to sad friend, be there for friend, friend is sad | Emotional support
> Don't fix it. Sit down. | Never start a sentence with at least. | Soup says more than advice.
@ Your friend opens the door, and you can tell right away.
1 | two chairs | What do you do first for a sad friend? | Be there and listen | Sit down, put your phone away, and let them talk or be quiet. | They need company, not a solution. | A silence isn't a hole you have to fill.
2 | speech bubble | What do you say to a sad friend? | Tell them it sounds really hard | Say: that sounds really hard. I'm glad you told me. | It shows you heard them. | You don't need wise words.
3 | crossed-out words | What should you not say to a sad friend? | Skip at least and I know | Don't say at least, and don't say I know how you feel. Both make their pain smaller. | Comparing never shrinks it. | Save your own story for later.
4 | question | How do you know what they need? | Ask what would help right now | Ask if they want advice, a distraction, or just somebody to listen. | People are different, and so are days. | Two choices are easier to answer than what do you need.
5 | soup pot | How do you help after some days? | Do something, then check in again | Bring food, walk the dog, and text again next week. | Everyone else stops asking after a few days. | If they talk about not wanting to live, stay with them and get help right away.

# giving-compliments | how-to | giving a compliment | give compliment/compliments, give good/better/genuine compliment/compliments, compliment someone, compliment someone without being weird, take/accept compliment, praise someone | Compliment (gesture)
> Say it the minute you think it. | Praise what they chose, not what they were born with. | The answer to a compliment is thank you. Just that.
@ You think something nice about somebody, and keep it to yourself.
1 | spark | When do you give a compliment? | Say it the minute you think it | When you notice something good, say it within the minute, even to somebody you barely know. | Praise you keep to yourself helps nobody. | Two short sentences are enough.
2 | detail | What makes a good compliment? | Be specific about what you saw | Say exactly what you noticed: you asked the question we were all thinking. | Details prove you were paying attention. | You're great could go to anybody.
3 | choice | What do you compliment? | Praise what they did or chose | Compliment effort, taste or kindness before looks. | Nobody earned the color of their eyes. | Strangers would rather hear about their shoes than their body.
4 | effect | How do you make it stronger? | Say what it did for you | Add what changed because of it: after you called, I slept well. | People rarely find out what they set off. | It turns praise into thanks.
5 | smile | How do you take a compliment? | Say thank you, and stop there | When you get one, say thank you. No but, no it was nothing. | Wave it off, and you're telling them they were wrong. | Wait a little before you give one back.

# love-letter | how-to | writing a love letter | write love letter, love letter, write romantic letter, write love letter to boyfriend/girlfriend/husband/wife, write love note, write anniversary letter/card, write valentines card, love letter for beginners | Love letter
> It doesn't have to be beautiful. It has to be about them. | One memory beats ten adjectives. | A line off a card sounds like a line off a card.
@ You sit down with a pen, and the first word is their name.
1 | old photo | How do you begin a love letter? | Open with one moment you share | Open with a scene only the two of you know: the rain, the bus, the wrong door. | That's what makes it yours. | Put the date at the top. You'll be glad years from now.
2 | small detail | What do you write in a love letter? | Write what only you have noticed | Name three small things nobody else sees, like how they hum when they cook. | Being seen is what we all want. | Three details are enough.
3 | before and after | How do you say what they mean to you? | Say what changed because of them | Write down what's different since you met them. | It says more than I love you by itself. | Then say I love you too.
4 | plain words | How do you write without being cheesy? | Use your own plain words | Write the way you talk, and cut anything you'd find on a greeting card. | Borrowed lines sound borrowed. | Read it out loud. If a line makes you blush, keep it.
5 | envelope | How do you end a love letter? | End with a wish, written by hand | Close with something you're looking forward to together. | The future makes the best last line. | Copy it out neatly, and leave it where they'll find it.

# overthinking | how-to | stopping overthinking | stop overthinking, overthinking, stop overthinking at night/everything, stop worrying, worrying, stop thinking too much, quiet mind, calm mind, calm down, calm racing thoughts, racing thoughts, overthinking tips | Rumination (psychology)
> Thinking isn't solving. | Give your worries fifteen minutes. At six o'clock. | Write it down, and it stops shouting.
@ It's two in the morning, and you're answering an email in your head.
1 | pen and paper | How do you stop a thought? | Write the thought down | Put it on paper, and next to it what you could do about it. | On paper, it stops going in circles. | Whatever you can't change goes on a second list.
2 | clock | What is a worry time? | Give worry a fixed time slot | Give worry fifteen minutes a day, and put off everything that comes up before then. | By that time, it often looks smaller. | Just not in the last hour before bed.
3 | two questions | How do you check a thought? | Ask what you know and what you're guessing | Draw two columns, facts and guesses, and sort the thought into them. | Most of it ends up under guesses. | Then ask what you'd tell a friend.
4 | five fingers | How do you calm down quickly? | Come back to your senses | Name five things you see, four you feel, and three you hear. | It's hard for your attention to be in two places at once. | Breathe out longer than you breathe in.
5 | small step | How do you stop worrying about a decision? | Take one small step now | Decide small things within a minute. For a big one, do just the next step. | Doing ends more thoughts than thinking does. | If it goes on for weeks and costs you sleep, get help.

# happier-every-day | how-to | being a little happier | be happier, be happy, be happier every day, become happier, happiness habits, habits of happy people, happy habits, daily habits for happiness, feel better, cheer yourself up, gratitude, practice gratitude, gratitude practice, gratitude journal, start gratitude journal | Happiness
> Happiness is small, and it comes often. | Write down three good things before the light goes out. | The walk works even when you don't feel like it.
@ Nothing's wrong, and the day still feels gray.
1 | notebook | What is a gratitude practice? | Write down three good things | Every night, write down three things that went well, and why. | In studies, people who do it tend to feel better. | Small things count: the coffee, the sun.
2 | sidewalk | Does walking make you happier? | Go outside and move | Walk for twenty minutes, in daylight if you can. | Moving lifts most people's mood. | You don't have to feel like it. Just go.
3 | phone call | What makes people happy? | Call somebody today | Call a friend, or stop and talk to a neighbor. | In long studies, good relationships are among the strongest signs of a happy life. | A voice beats a text.
4 | gift | Does helping make you happy? | Do something for somebody else | Once a week, help somebody, thank somebody, or give a little away. | Giving feels good to the giver. | Write one thank-you letter.
5 | bed | What matters most for your mood? | Sleep, and leave the phone outside | Go to bed at the same time every night, and leave the phone outside the room. | A tired mind sees everything in gray. | If nothing has made you happy for weeks, talk to a doctor.

# journaling | how-to | starting to journal | start journaling, start journal/diary, journaling, journaling for beginners, journaling tips/prompts, keep journal/diary, write in journal/diary, write diary/journal, morning pages | Diary
> Nobody will read it. That's the point. | Two sentences count as a journal. | Don't write what happened. Write what it did to you.
@ The notebook is too pretty to write in. Write in it anyway.
1 | simple notebook | What do you need to journal? | Use a notebook you're not afraid of | Grab a cheap notebook, or open a file on your phone. | A beautiful one asks for beautiful sentences. | Leave it where you'll see it.
2 | coffee cup | When do you write in a journal? | Tie it to something you already do | Write with your morning coffee, or right after brushing your teeth. | A habit needs a hook. | Five minutes is plenty.
3 | question | What do you write in a journal? | Start with a question | Answer the same three: what's on my mind? What was good? What do I need tomorrow? | A question beats a blank page. | You can use the same three every day.
4 | crossed lines | How do you write freely? | Write without stopping or correcting | Keep the pen moving, and ignore the spelling. | The critic in your head is slower than the pen. | Lists and drawings count too.
5 | skipped page | What if you miss a day? | Skip days without guilt | If you miss a day, just start where you are. Don't catch up. | A gap isn't a failure. | Read back once a month, and you'll see what keeps coming up.

# after-a-breakup | how-to | getting over a breakup | get over breakup/ex/someone, get over break up, move on after breakup/break up, move on from ex, heal from breakup, deal with breakup, heartbreak, get over heartbreak, survive breakup, heal broken heart, stop thinking about ex | Breakup
> Part of what you miss is the habit. | Every look at their page starts the clock over. | Your memory is lying to you about your ex.
@ The other side of the bed is cold, and it's Sunday.
1 | rain window | What helps at first after a breakup? | Let yourself hurt | Let it hurt: cry, write, tell a friend. | Grief that's allowed to come also goes. | It comes in waves. A bad day isn't a step back.
2 | muted phone | Should you stay in contact with an ex? | Take a long break from them | For a few weeks, don't text, and don't look at their pages. | Every look opens it up again. | If you share kids or a home, write only about that.
3 | box | What do you do with their things? | Put their things in a box | Pack up whatever reminds you, and give the box to a friend for a while. | You don't have to decide anything today. | Then change something in the room.
4 | friends at table | How do you fill the time after a breakup? | Fill the empty hours | Plan your evenings and weekends with people and things to do. | The habit leaves a hole in your day. | Go back to something you gave up for them.
5 | two columns | How do you move on after a breakup? | Write down how it really was | Make a list: what was good, what wasn't, and what you want next time. | Memory paints it all gold. | If you can't get out of bed for weeks, get help.

# body-language | how-to | reading and using body language | body language, body language tips, read body language, read people, improve body language, good body language, use body language, confident body language, body language for interview/presentation | Body language
> Crossed arms usually mean somebody's cold. | No single gesture means anything. | You can't spot a liar by the eyes.
@ Two people are at a party, and you can tell which one wants to leave.
1 | usual posture | How do you read body language? | Learn how they normally act first | Watch how somebody sits and talks when they're calm, and then look for what changes. | Some people always cross their arms. | One sign alone says nothing.
2 | several signs | What do crossed arms mean? | Look for several signs together | Look for a cluster: feet turned away, short answers, and glances at the door mean they want to go. | Crossed arms may just mean they're cold. | Instead of guessing, ask.
3 | open hands | What is open body language? | Show your hands and turn toward them | Turn toward them, keep your arms loose, and keep your hands where they can see them. | It looks open because you're hiding nothing. | Put the phone away. Screen down isn't enough.
4 | eyes | How much eye contact is right? | Look often, and look away too | While you're listening, hold eye contact for a few seconds at a time, then look away. | Stare, and it's pressure. Never look, and you seem absent. | Customs differ from country to country.
5 | slow breath | How do you calm your own body? | Slow down your hands and voice | Breathe out, drop your shoulders, and make fewer, bigger gestures. | Your hurry shows before your words do. | Film yourself once for a minute.
! lie | you can tell a liar by the eyes | In tests, people do barely better than chance at telling lies from truth. | Liars don't look away more reliably than anyone else.

# good-roommate | how-to | being a good roommate | be good roommate/flatmate, be better roommate, good roommate/flatmate, get along with roommate/roommates, deal with bad/annoying roommate/roommates, share apartment/flat | Roommate
> Talk about the dishes before there are any. | Clean means two different things to two people. | Never leave a note on the fridge.
@ The sink is full, and you're both sure it was the other one.
1 | kitchen table | What do you settle when you move in together? | Agree on the rules at the start | In the first week, talk about cleaning, guests, noise and bills. | Later, it sounds like blame. | Write it all on one page.
2 | cleaning plan | How do roommates share cleaning? | Give every chore a name and a day | Put a name and a day on every chore, and trade every week. | Everybody's job is nobody's job. | Tell each other what clean means to you.
3 | headphones | What do roommates hate most? | Be quiet and wash your dishes | Wash your dishes the same day, wear headphones, and ask before somebody stays over. | It's the small things that grow. | Replace what you finish.
4 | early talk | How do you talk about a problem? | Say it early and kindly | Say what bothers you the second time it happens, not the tenth. | People read notes on the fridge in the worst possible tone. | Say what you'd like, not what they are.
5 | shared dinner | How do you get along with roommates? | Give space, and eat together | Knock on closed doors, and cook together once in a while. | Friends fight less about the trash. | You don't have to be best friends.

# homesickness | how-to | getting over homesickness | get over homesickness, deal with homesickness, homesick, homesickness, feel homesick, stop being homesick, cope with homesickness, homesick at college/abroad, moved to new city, moving to new city | Homesickness
> You miss a kitchen, a bus, a smell. | Calling home all day makes homesickness worse. | A place becomes yours at the third visit.
@ The room is new, the light is wrong, and nobody knows you.
1 | heart and house | What is homesickness, and does it pass? | Remember it's normal and it passes | Most people who move away feel it, worst in the first weeks and in the evenings. Then it fades. | It's the other side of having a home. | Say it out loud, and people nod.
2 | coffee shop | How do you settle in a new place? | Build a routine in the new place | Go to the same bakery and the same park, at the same time. | What repeats becomes familiar. | By the third visit, somebody says hello.
3 | weekly call | How often should you call home? | Call home at fixed times | Pick one or two days a week for one long call home. | On the phone all day, you're in neither place. | Tell them what's good here too.
4 | club poster | How do you meet people in a new city? | Join something that meets every week | Sign up for a class, a team or a choir that meets every week. | Friendship is mostly time. | Go three times before you decide.
5 | photo and blanket | How do you make a room a home? | Bring one piece of home with you | Hang your pictures, cook the dish you miss, and invite somebody over for it. | A smell can bring back a feeling. | And unpack that last box.

# good-guest | how-to | being a good guest | be good guest/houseguest/house guest, be better guest, good guest, be good dinner guest, dinner guest etiquette, stay at someones house, what to bring to dinner party, guest etiquette | Hospitality
> Five minutes late is on time. | Strip the bed, and they'll ask you back. | Never be early for dinner.
@ You ring the bell with a bottle in one hand and doubts in the other.
1 | calendar reply | What do you do before a visit? | Answer soon, and say what you can't eat | Say yes or no within days, and tell them what you can't eat. | They have to plan and shop. | Never bring somebody without asking.
2 | small gift | What do you bring as a guest? | Bring something small | Come with a plant, some fruit, or a jar of something from where you live. It says thank you before the evening starts. | It doesn't have to cost much. It has to show you thought of them. | Flowers need a vase, so bring them in one.
3 | clock | When do you arrive? | Come on time, never early | Show up on time or a few minutes late for a dinner at home. Never early. | Early guests meet the host in a towel. | Running later than that? Call.
4 | dish towel | How do you help as a guest? | Offer to help once, and mean it | Ask once what you can do, and take no for an answer. | Some hosts love help. Others don't. | Put your phone down.
5 | thank-you note | How do you leave as a guest? | Leave on time, say thanks the next day | Leave when they start yawning, and text them the next morning. | If you stayed the night, strip the bed and leave the room the way you found it. | Then invite them back.

# table-manners | how-to | using good table manners | table manners, good table manners, table etiquette, dining etiquette, use fork and knife, use knife and fork, eat properly, formal dinner, fine dining etiquette, which fork to use, set table, set table properly, etiquette rules | Table manners
> Outside in. That's half of table manners. | Manners are there to make other people comfortable. | Your bread is on the left. Your drink is on the right.
@ There are three forks, and everybody's starting.
1 | row of forks | Which fork do you use first? | Work from the outside in | Start with the outermost fork and knife, and work your way in with every course. | They're laid out in the order of the meal. | Not sure? Watch the host.
2 | bread and glass | Which bread plate is mine? | Your bread is left, your glass right | The small plate on your left is yours. So are the glasses on your right. | At a round table, one mistake goes all the way around. | Break the bread. Don't cut it.
3 | napkin | What do you do with the napkin? | Put the napkin in your lap | Unfold it in your lap when you sit down, and dab your mouth before you drink. | If you get up, leave it on your chair. | At the end, it goes to the left of the plate, not folded.
4 | waiting | When do you begin to eat? | Wait until everyone is served | Wait until the host starts, or until everybody has food. | The point is eating together. | Chew with your mouth closed, and talk after.
5 | cutlery on plate | How do you show that you are done? | Lay knife and fork side by side | When you're done, knife and fork go on the plate, parallel. In many countries, crossed means you're still eating. | The waiter can read it. | And the phone stays off the table.

# being-more-patient | how-to | being more patient | be more patient, be patient, patience, become patient, more patient, be more patient with kids/children/people, patience tips, stop losing temper, control temper/anger, control anger, calm anger, stop yelling, stop yelling at kids/children | Patience
> Tapping your foot won't make the line shorter. | You're late already. Be late calmly. | Take the longer line on purpose.
@ The person in front of you is counting coins.
1 | tight jaw | How do you notice impatience? | Notice it in your body | Feel for it: a tight jaw, short breath, a tapping foot. Then name it: I'm getting impatient. | You can stop it early. You can't stop it late. | Naming it is half the battle.
2 | slow breath | How do you calm down in a moment? | Breathe out slowly three times | Breathe in, then out twice as long, three times before you say anything. | A long breath out slows your heart. | If you have to leave the room, say you'll be back.
3 | question | What makes us impatient? | Ask what you actually need | Ask yourself what's really going on. Often it's hunger, tiredness or a plan with no slack. | The person in front of you is only the last drop. | Eat, sleep, start earlier.
4 | buffer | How do you need less patience? | Plan a little more time | Add ten minutes to every trip and every task. | Hurry makes everybody stupid. | With kids, double it.
5 | waiting bench | How do you train patience? | Practice on small waits | Take the longer line once on purpose, and keep your phone in your pocket. | Waiting is a skill. | If you snapped, say sorry. That teaches kids more than being perfect.

# children-brushing-teeth | how-to | getting children to brush their teeth | get kids/child/children/toddler to brush teeth, get toddler to brush teeth, brush toddlers teeth, kids brush teeth, toddler refuses to brush teeth, make kids brush teeth, teach child/kids/toddler to brush teeth, brush kids teeth | Tooth brushing
> Two minutes of brushing is one song. | Brush the lion's teeth first. | The fight ends when they get a toothbrush too.
@ The mouth is shut, and bedtime was ten minutes ago.
1 | two brushes | How do you begin with brushing? | Let them brush first, then you | Give your child their own brush, let them go first, and then go over it yourself. | They want to do it, and you want it clean. | Kids need help until about seven or eight.
2 | song | How do you make two minutes short? | Brush as long as one song | Play the same song every time, or flip a sand timer. | When you can hear the end coming, it goes faster. | Let them pick the song.
3 | toy lion | How do you make brushing a game? | Brush the toy's teeth first | Let the stuffed lion open wide first, or go hunting for the noodle from dinner. | Nobody loses a game like that. | Praise the open mouth.
4 | choice of brush | What if a child refuses to brush? | Let them choose something small | Give them a choice: red brush or blue, bathroom or couch, now or after the book. | A choice gives some power back. | Whether to brush isn't one of them.
5 | lap | How do you brush a toddler's teeth? | Lay the head in your lap | Sit behind your toddler, head on your knees, looking up. Suddenly you can see every tooth. | Small circles with a soft brush are enough. | Ask a dentist which toothpaste, and how much.

# less-screen-time | how-to | getting children off screens | get kids/child/children off screens/screen/phone/tablet/ipad, reduce screen time for kids/children/toddlers, limit screen time, limit screen time for kids/children, screen time rules, kids screen time, screen time limits | Screen time
> Never turn off a screen in the middle of a level. | Boredom is where play begins. | Your kids do what you do with your phone.
@ You say five more minutes for the third time.
1 | family rule | What screen rules work? | Make one rule that never changes | Set one fixed rule, like after homework, and never at the table or in bed. | A fixed rule doesn't need a debate every day. | Write it down together.
2 | timer | How do you end screen time without a fight? | End it at the end of an episode | Agree on one episode or one level, and warn them five minutes before the end. | Nobody likes being cut off in the middle. | Sit with them for the last minute.
3 | lego on floor | What do children do without a screen? | Have something ready for after | Put out blocks, paint or a ball before you switch it off. | An empty room sends them right back. | Give boredom ten minutes, and play starts.
4 | charging box | Where do devices sleep? | Charge all devices in one place | Charge every device in the kitchen overnight, yours too. | A phone in bed costs sleep. | A plain alarm clock costs very little.
5 | parent and phone | How do parents help most? | Put your own phone down | Kids copy what they see. At meals and at pickup, your phone stays in the bag. | A rule that only counts for kids isn't a rule to them. | Watch something together now and then, and talk about it.

# sibling-fights | how-to | handling sibling fights | handle sibling rivalry/fights, stop siblings from fighting, sibling rivalry, siblings fighting, siblings fight, kids fighting, stop kids from fighting, deal with sibling rivalry/jealousy, jealous of new baby, get siblings to get along | Sibling rivalry
> Don't be the judge in a sibling fight. | Ask who did it, and you get two liars. | They're not fighting for the truck. They're fighting for you.
@ Two voices call your name, and they're both right.
1 | waiting parent | When do you step into a fight? | Wait, unless it gets physical | Let small fights run, but step in right away when somebody gets hurt. | They learn by working it out. | Stay close enough to hear.
2 | two sides | How do you settle a fight of siblings? | Hear both sides, judge nobody | Say back what each one told you: you want the truck, and you had it first. | Being heard takes half the heat out. | Ask who did it, and you get two liars.
3 | solution | How do siblings find a solution? | Ask them for a solution | Ask what they could both live with, and wait. | Their own idea lasts longer than yours. | The toy stays with you until they've got one.
4 | not comparing | What makes siblings jealous? | Never compare them | Never say look how well your sister does it. | Comparing makes rivals. | Praise what each one did.
5 | time alone | What do siblings need most? | Give each kid time alone with you | Ten minutes a day, with no phone and no brother or sister. | Many fights are really about you. | With a new baby, let the older one help, and be little too.

# tying-shoelaces | how-to | teaching a child to tie shoelaces | teach child/kid/kids to tie shoelaces/shoes, tie shoelaces/shoes/laces, teach kids to tie shoes, tie shoes for kids, learn to tie shoes, shoelaces for kids, tie shoe | Shoelace knot
> Two bunny ears, one hole. That's a bow. | Teach laces on the table, not on the foot. | Never teach shoelaces when you're late.
@ Small fingers are holding two long ears.
1 | shoe on table | How do you start with shoelaces? | Put the shoe in front of the child | Set the shoe on the table, toe pointing away, and sit next to your child, not across. Now you both see it the same way. | Across from you, left and right are swapped, and it gets confusing. | Two different colored laces make it clear.
2 | crossed laces | What is the first knot? | Make the first knot and pull tight | Cross the laces, push one underneath, and pull tight. | Practice only that until it's easy. | If it isn't tight, the bow comes loose.
3 | bunny ear | What are bunny ears? | Make two bunny ears | Make a loop with each lace, and hold each one like a bunny ear. | For small hands, two loops are easier than one. | Keep the ears short.
4 | crossed ears | How do you make the bow? | Cross the ears and tuck one under | Make an X with the two ears, push one under and through the hole, and pull. | It's the first knot again, just with ears. | Say it like a rhyme.
5 | practice | How long does it take to learn? | Practice when you're not in a hurry | Practice five minutes in the evening, not at the door in the morning. | Hurry makes knots. | Praise every step that works.

# kids-birthday-party | how-to | giving a child's birthday party | throw kids birthday party, plan/host/organize kids birthday party, plan childs birthday party, childrens birthday party, kids birthday party ideas, kids birthday party at home | Children's party
> Invite as many guests as there are candles. | A kids' party should end after two hours. | Cake first. They won't wait.
@ Eight kids are in your hallway with their shoes on.
1 | number of candles | How many children do you invite? | Invite as many as the child's age | A child who's turning five gets five guests, plus one. In a bigger crowd, little kids get lost. | It's an old rule, and it saves your nerves. | Put the end time on the invitation.
2 | two hours | How long is a children's party? | Keep it at two to three hours | End the party while it's still fun. For little ones, two hours is plenty, and three is a lot. | Tired kids cry. | Right after nap time is best.
3 | theme | What do you need for a children's party? | Choose one theme and keep it simple | Let your child pick one theme: pirates, cats, space. The colors and the cake follow. | It makes every other choice easy. | Balloons and paper do the rest.
4 | treasure map | Which games work at a party? | Mix wild and quiet games | Plan six short games, and switch between running and sitting. | Keep two more in reserve. | A treasure hunt with the goody bags at the end works at almost any age.
5 | cake | How do you end a party? | Cake first, run around last | Serve cake early, a simple dinner near the end, and let them run outside until pickup. | Full hands don't fight. | Have your child say goodbye to every guest.

# rainy-day-with-children | how-to | playing indoors on a rainy day | rainy day activities, indoor activities, indoor activities for toddlers/kids/children, rainy day activities for kids/toddlers/children, activities for toddlers on rainy day, what to do with kids on rainy day, play indoors with kids/toddlers, entertain toddler/kids/children at home, keep kids/toddler busy, bored kids, things to do with kids at home | Play (activity)
> The best toy came as packaging. | The floor is lava. It always works. | On a rainy day, a bathtub is a swimming pool.
@ Rain hits the window, and somebody asks: now what?
1 | cardboard box | What can you do with a carton? | Hand them a box and markers | Hand over a big cardboard box and some markers. It'll become a house, a car, a store. | Because it's nothing, it can be anything. | Add tape, and keep the scissors yourself.
2 | cushions | How do children move indoors? | Build an obstacle course | Build a course out of couch cushions: crawl under, climb over, jump from rug to rug. | They need to run before they can sit. | Move anything with corners.
3 | play dough | How do you make play dough? | Make play dough together | Mix two cups of flour, one of salt, one of water and a tablespoon of oil, and add some color. | Kneading keeps hands busy for an hour. | It's far too salty to eat.
4 | blanket fort | What is a quiet indoor activity? | Build a blanket fort | Hang blankets over chairs, and bring a flashlight and a stack of books. | Small spaces calm kids down. | Leave it up overnight.
5 | bathtub | What else helps on a rainy day? | Put on boots, or fill the tub | Go out and hit every puddle. Or run a bath, and hand them all the cups in the kitchen. | Water is the oldest toy there is. | Never leave small children alone in the bath.

# praising-children | how-to | praising a child | praise child/kids/children, praise child correctly, praise effort, growth mindset for kids, praise kids better, encourage child/kids/children, motivate child/kids/children, what to say instead of good job | Praise
> Don't tell your kid they're smart. Here's why. | I saw you try beats good job. | Before you judge the picture, ask about it.
@ Somebody holds a picture up to your nose: look!
1 | effort | What do you praise? | Praise what they did, not what they are | Say you tried three different ways, not you're so smart. | In experiments, kids praised for being smart gave up sooner. | Effort is something they can repeat.
2 | details | How do you praise a picture? | Say what you see | Be exact: you used so much blue, and there's a dog peeking out! That shows that you really looked. | Good job could be about anything. | Beautiful takes one second to say.
3 | question | What can you ask in place of praise? | Ask how they did it | Be curious: where did you get the idea? What was the hard part? Now they're judging it, not you. | They learn to judge it for themselves. | And you get a story.
4 | quiet look | How much praise is right? | Praise less, and mean it | Skip the applause for every step. Often a look or a smile does it. | Praise for everything is worth nothing. | Kids can tell when you don't mean it.
5 | fallen tower | What do you say when a child fails? | Praise the courage when they fail | Say: that was hard, and you stuck with it. What could you try next? | Failing is part of learning. | The word yet helps: you can't do it yet.

# shy-child | how-to | helping a shy child | help shy child, shy child/kid/kids, help kids make friends, help child be less shy, shy child at school, make child confident, build childs confidence | Shyness
> Stop saying your kid is shy. | Arrive first, and the party isn't scary. | One friend is enough.
@ A small hand grips your leg, and the party is in the next room.
1 | no label | What do you say about a shy child? | Don't call it shy | Instead of she's shy, say she likes to look first. | A label turns into a role. | Answer for her less, and wait a little longer.
2 | early arrival | How do you help before a party? | Get there early and stay awhile | Be one of the first to arrive, while the room's still quiet. | Being found is easier than joining in. | Agree on a secret sign for when it's time to go.
3 | doll play | How do you practice with a shy child? | Rehearse it at home | Let dolls say hello and ask to join in, and act it out together. | A sentence you've said once comes easier. | Can I play too is a good one.
4 | one friend | How does a shy child find friends? | Invite one kid at a time | Invite one child over for an hour, with something to do together. | In pairs, shy kids open up. | Ask the teacher who'd be a good match.
5 | small step | What strengthens a shy child? | Notice the small steps | Let your child pay at the bakery or ask for directions, and say what you saw. | Courage grows by doing. | If fear keeps them from school or play for long, get help.

# changing-a-diaper | how-to | changing a diaper | change diaper/nappy, change baby diaper/nappy, changing diapers/nappies, change newborn diaper, diaper change, change diaper for first time, put on diaper/nappy | Diaper
> One hand on the baby. Always. | Slide the new diaper under before you open the old one. | Diapers leak because of one little ruffle.
@ It's three in the morning, and now you're the expert.
1 | laid-out things | What do you need to change a diaper? | Lay everything out first | Lay out the diaper, wipes, a bag and clean clothes before you start. | You can never walk away. | Wash your hands.
2 | hand on baby | How do you keep a baby safe on a table? | Keep one hand on the baby | Babies roll before anybody thinks they can. So one of your hands never leaves the belly. | The floor is the safest place. | Talk to your baby, and you'll get a few more still seconds.
3 | wipes | How do you clean a baby? | Wipe from front to back | Always clean toward the back, with warm water or wipes. Then every fold, then pat it dry. | That keeps germs where they belong. | Let the skin get some air.
4 | fresh diaper | How do you put on a diaper? | Slide the new diaper under first | Lift the legs gently, slide the new one up to the waist, and close it. | Two fingers should fit at the belly. | On a newborn, fold it down below the belly button.
5 | ruffled edge | How do you keep a diaper from leaking? | Pull the ruffles out | Run a finger around both legs, so the ruffles stick out. | Tucked in, they leak. | Then wash your hands again.

# bathing-a-baby | how-to | bathing a baby | bathe baby/newborn/infant, give baby/newborn bath, give newborn/baby first bath, baby bath, wash baby/newborn, bathe baby for first time, wash babys hair, baby bath temperature | Infant bathing
> Test the baby's bath with your elbow, not your hand. | Never let go. Not even for the doorbell. | Babies don't need a bath every day.
@ Warm water, tiny ears, and you're holding your breath.
1 | towel and clothes | How do you prepare a baby bath? | Warm the room, and lay everything out | Close the windows, warm the room, and put the towel, diaper and clothes within reach. | Wet babies cool down fast. | Until the belly button heals, ask your doctor or midwife how to wash it.
2 | thermometer | How warm is a baby bath? | Use only a little warm water | Run just a few inches of water at about one hundred degrees, and test it with a thermometer or your elbow. | Your hand can take more heat than a baby can. | Start and finish with the cold tap.
3 | supported head | How do you hold a baby in the bath? | Support the head on your forearm | Let the head rest on your forearm, and hold the far upper arm with that hand. | That way nothing slips. | Lower your baby in slowly, feet first.
4 | washcloth | How do you wash a baby? | Wash the face first and bottom last | Use a soft cloth with plain water, face first and bottom last, with little or no soap. | Soap dries out thin skin. | Five to ten minutes is plenty.
5 | hooded towel | What comes after the bath? | Dry the folds, and keep it warm | Wrap your baby up, pat every fold dry, and get the clothes on. | Damp folds get sore. | Never leave a baby alone in water, not even for a second.

# new-parent | how-to | getting through the first weeks with a baby | new dad/mom/parent/parents, new dad/mom/parent tips, tips for new dads/parents/moms, first weeks with baby/newborn, survive newborn stage, first time dad/mom/parents, burp baby, baby burp, newborn tips, newborn care, survive first weeks with newborn | Infant
> Nobody sleeps. It passes. | A few hours in a row beat all night in pieces. | Three in the morning? Run down the list.
@ The hospital door closes, and they just let you take it home.
1 | sleeping shift | How do new parents get sleep? | Sleep in shifts | Split the night, so each of you gets a few hours in a row. | One solid stretch does more than little bits. | Nap when the baby naps, at least once a day.
2 | shoulder cloth | How do you burp a baby? | Burp the baby upright on your shoulder | Hold your baby upright against your shoulder, support the head, and pat or rub the back. | That brings up swallowed air. | If nothing comes after a few minutes, that's fine.
3 | crying baby | What do you do when a baby cries? | When it cries, run down the list | Check one thing after another: hungry, full diaper, tired, too warm, lonely? | Most of the time, it's one of those. | If you're at your limit, put the baby down safely and catch your breath next door.
4 | back sleeping | How does a baby sleep safely? | Always lay it on its back | Put your baby to sleep on the back, alone in a crib, on a firm mattress, with no pillow, blanket or toys. | Pediatricians everywhere give this advice. | Never on a couch.
5 | helping hands | What do new parents need? | Accept help, and ask for it | Let visitors bring food or fold the laundry. | You've got enough to do. | If sadness or fear won't go away, tell your doctor or midwife.
`

/** What people ask about their friends, their feelings and their children, for `readTopics`. */
export const PEOPLE_AND_CHILDREN = `
# remembering-names | how-to | remembering people's names | remember names, remember peoples names, remember people names, remember someones name, remember names better, learn names fast, forget names, forgot someones name, never forget name, never forget names | Mnemonic
> You did not forget the name. You never heard it. | Say it once, and you own it. | Give the name a picture.
@ You shake a hand, and three seconds later the name is gone.
1 | ear | Why do we forget names? | Listen to the name on purpose | Listen to the name on purpose. For one second, think of nothing but the name. | Most names are lost because we plan what to say next. | If you did not catch it, ask at once.
2 | spoken name | How do you keep a name? | Say the name back | Say the name back. Say it in your first sentence: nice to meet you, Clara. | Speaking it makes you hear it twice. | Use it once more when you part.
3 | picture | How do you link a name to a face? | Make a picture of the name | Make a picture of the name. Link it to something: Rose with a rose in her hair, Mark with a marker. | Odd pictures stick best. | It need not be clever, since nobody sees it.
4 | small talk | What else helps to remember a name? | Tie it to something they told you | Tie it to something they told you. Clara from the bakery, who sails. | A name alone hangs on nothing. | One detail is enough.
5 | notebook | What do you do after meeting people? | Write the names down the same day | Write the names down the same day. In the evening, note the names and one detail for each. | Recalling once makes it last. | If it is gone, say so kindly: remind me of your name.

# confidence | how-to | being more confident | be more confident, be confident, become confident, gain confidence, build confidence, boost confidence, increase confidence, self confidence, self esteem, build self confidence, build self esteem, confidence tips, feel more confident, feel confident, look confident, appear confident, sound confident at work, improve self esteem | Self-confidence
> Confidence comes after you did it, not before. | Nobody looks at you as hard as you do. | Your shoulders speak first.
@ You stand in front of the door, and everybody is already inside.
1 | small brave act | How do you become more confident? | Do one small brave thing a day | Do one small brave thing a day. Ask a stranger the way, speak first in a meeting, say no once. | Confidence grows from having done it. | Small and daily beats big and rare.
2 | straight back | How do you look confident? | Stand straight and speak slower | Stand straight and speak slower. Put your feet firmly down, drop your shoulders, and leave a pause after a sentence. | Haste sounds like fear. | Look at one person for a whole sentence.
3 | inner voice | How do you stop thinking badly of yourself? | Talk to yourself as to a friend | Talk to yourself as to a friend. Ask what you would tell a friend in your place. | We are harder to ourselves. | Write down the sentence that you hear, and its answer.
4 | checklist | Why does preparing help? | Prepare what scares you | Prepare what scares you. Know your first sentence, the way there and one question to ask. | Not knowing feeds fear. | After the first minute, it carries you.
5 | small notebook | How do you keep confidence? | Keep a list of what went well | Keep a list of what went well. Note three things each evening that you did well. | The mind keeps what went wrong by itself. | Read it before the next hard day.

# setting-boundaries | how-to | setting boundaries | set boundaries with family/parents/friends/coworkers, set boundaries at work, set boundaries in relationship/relationships, healthy boundaries, say no without feeling guilty, say no to family/friends, stop being people pleaser | Personal boundaries
> A boundary is about what you do, not about what they do. | You may say no without a reason. | Guilt is not proof that you did wrong.
@ The phone rings, and you already know what they want.
1 | tense shoulders | How do you know your boundaries? | Notice where you feel resentment | Notice where you feel resentment. Write down after which requests you feel tired or angry. | There a boundary is missing. | Begin with the one that comes most often.
2 | clear sentence | How do you say a boundary? | Say it short and friendly | Say it short and friendly. Say what you will do: I do not answer the phone after nine. | The longer the reason, the more there is to argue about. | A calm voice carries further than a loud one.
3 | broken record | What if they do not accept it? | Repeat it, and do not explain | Repeat it, and do not explain. Say the same sentence again in the same tone. | Those who gained from your yes will test your no. | You need not win a discussion.
4 | closed door | What gives a boundary weight? | Act on it when it is crossed | Act on it when it is crossed. If they shout, end the call, as you said. | A boundary without an act is a wish. | Announce only what you will do.
5 | offered hand | How do you say no without guilt? | Let guilt pass by | Let guilt pass by. Guilt comes with the new, and fades. Wait before you take it back. | You say no to a thing, not to a person. | Offer what you gladly give.

# comforting-a-friend | how-to | comforting a sad friend | comfort friend, comfort sad friend, comfort someone, comfort someone who is sad/crying, cheer up friend, cheer someone up, support friend, support friend who is sad, help sad friend, what to say to sad friend, be there for friend, friend is sad | Emotional support
> Do not fix it. Sit down. | At least is the wrong beginning. | Soup says more than words.
@ Your friend opens the door, and you see it at once.
1 | two chairs | What do you do first for a sad friend? | Be there and listen | Be there and listen. Sit down, put the phone away, and let them talk or be silent. | They need company, not a solution. | A pause is not a hole that you must fill.
2 | speech bubble | What do you say to a sad friend? | Say that it is hard | Say: that sounds really hard, I am glad you told me. | It shows that you heard them. | You do not need wise words.
3 | crossed-out words | What should you not say to a sad friend? | Leave out at least and I know | At least and I know how you feel make their pain smaller. | Pain does not shrink by comparing. | Keep your own story for later.
4 | question | How do you know what they need? | Ask what would help now | Ask what would help now. Ask whether they want advice, a distraction or just an ear. | People differ, and days do, too. | An offer with two choices is easy to answer.
5 | soup pot | How do you help after some days? | Do something, and come back | Do something, and come back. Bring food, walk the dog, and write again next week. | Others stop asking after days. | If they speak of not wanting to live, stay with them and get help at once.

# giving-compliments | how-to | giving a compliment | give compliment/compliments, give good/better/genuine compliment/compliments, compliment someone, compliment someone without being weird, take/accept compliment, praise someone | Compliment (gesture)
> Say it when you think it. | Praise what they chose, not what they were given. | The answer is thank you. Only that.
@ You think something nice about somebody, and keep it to yourself.
1 | spark | When do you give a compliment? | Say it when you think it | Say it when you think it. If something strikes you, say it within the minute, also to somebody you hardly know. | Unsaid praise helps nobody. | Two short sentences are enough.
2 | detail | What makes a good compliment? | Be exact | Be exact. Say what you saw: you asked the question that all of us had. | Details prove that you looked. | You are great could be said to anybody.
3 | choice | What do you compliment? | Praise what they did or chose | Praise what they did or chose. Effort, taste and kindness are better than looks. | Nobody earned the color of their eyes. | Strangers hear about their shoes more gladly than about their bodies.
4 | effect | How do you make it stronger? | Say what it did for you | Say what it did for you. Add what changed: after your call, I slept well. | People rarely learn what they set off. | It turns praise into thanks.
5 | smile | How do you take a compliment? | Say thank you and stop there | Say thank you and stop there. No but, and no it was nothing, even when you feel awkward. | Turning it down tells the other that they were wrong. | Wait a little before you give one back.

# love-letter | how-to | writing a love letter | write love letter, love letter, write romantic letter, write love letter to boyfriend/girlfriend/husband/wife, write love note, write anniversary letter/card, write valentines card, love letter for beginners | Love letter
> It need not be beautiful. It must be about them. | One memory beats ten adjectives. | Paper lasts longer than a message.
@ You sit with a pen, and the first word is their name.
1 | old photo | How do you begin a love letter? | Begin with a moment | Begin with a moment. Start with a scene that only the two of you know: the rain, the bus, the wrong door. | It makes the letter yours. | The date at the top is for later years.
2 | small detail | What do you write in a love letter? | Write what only you have noticed | Write what only you have noticed. Name the small things: how they hum when they cook. | To be seen is what we wish for. | Three details are enough.
3 | before and after | How do you say what they mean to you? | Say what has changed through them | Say what has changed through them. Write what is different since you know them. | It says more than I love you alone. | Then say I love you, too.
4 | plain words | How do you write without being cheesy? | Use your own plain words | Use your own plain words. Write as you talk, and leave out what you would read on a card. | Borrowed lines sound borrowed. | Read it aloud. Where you blush, it may stay.
5 | envelope | How do you end a love letter? | End with a wish, and write by hand | End with a wish, and write by hand. Close with something that you look forward to together. | A future is the best last line. | Copy it cleanly, and put it where it will be found.

# overthinking | how-to | stopping overthinking | stop overthinking, overthinking, stop overthinking at night/everything, stop worrying, worrying, stop thinking too much, quiet mind, calm mind, calm down, calm racing thoughts, racing thoughts, overthinking tips | Rumination (psychology)
> Thinking is not solving. | Write it down, and it stops shouting. | Your worry gets fifteen minutes. At six o'clock.
@ It is two in the night, and you answer a mail in your head.
1 | pen and paper | How do you stop a thought? | Write the thought down | Write the thought down. Put it on paper, with what you could do about it. | On paper it stops going in circles. | What cannot be done anything about goes on a second list.
2 | clock | What is a worry time? | Give worry a fixed time | Give worry a fixed time. Take fifteen minutes a day for it, and put off whatever comes before. | Often it looks smaller by then. | Not in the last hour before bed.
3 | two questions | How do you check a thought? | Ask what you know and what you guess | Ask what you know and what you guess. Draw two columns: facts and guesses. | Most of it lands on the right. | Ask what you would tell a friend.
4 | five fingers | How do you calm down quickly? | Come back to your senses | Come back to your senses. Name five things that you see, four you feel, three you hear. | Attention can hardly be in two places. | Breathe out longer than you breathe in.
5 | small step | How do you stop worrying about a decision? | Take one small step | Decide small things within a minute, and do the next step of a large one. | Doing ends more thoughts than thinking. | If it goes on for weeks and costs you sleep, get help.

# happier-every-day | how-to | being a little happier | be happier, be happy, be happier every day, become happier, happiness habits, habits of happy people, happy habits, daily habits for happiness, feel better, cheer yourself up, gratitude, practice gratitude, gratitude practice, gratitude journal, start gratitude journal | Happiness
> Happiness is small and often. | Three good things, before the light goes out. | The walk helps even when you do not feel like it.
@ Nothing is wrong, and still the day is gray.
1 | notebook | What is a gratitude practice? | Write down three good things | Write down three good things. In the evening, note three things that went well, and why. | Studies have found that people who do it tend to feel better. | Small things count: the coffee, the Sun.
2 | sidewalk | Does walking make you happier? | Go outside and move | Go outside and move. Walk for twenty minutes, in daylight if you can. | Moving lifts the mood of most people. | You need not want to. Just go.
3 | phone call | What makes people happy? | Be in touch with somebody | Be in touch with somebody. Call a friend, or talk to the neighbor. | Good relations are among the strongest signs of a happy life in long studies. | A message is less than a voice.
4 | gift | Does helping make you happy? | Do something for another person | Do something for another person. Help, thank or give a little to somebody each week. | Giving feels good to the one who gives. | Write one letter of thanks.
5 | bed | What matters most for your mood? | Sleep, and look at the phone less | Sleep, and look at the phone less. Go to bed at the same hour, and leave the phone outside. | A tired mind sees gray. | If nothing has given you joy for weeks, talk to a doctor.

# journaling | how-to | starting to journal | start journaling, start journal/diary, journaling, journaling for beginners, journaling tips/prompts, keep journal/diary, write in journal/diary, write diary/journal, morning pages | Diary
> Nobody will read it. That is the point. | Two sentences are a journal. | Do not write what happened. Write what it did to you.
@ The notebook is too pretty to write in. Write in it.
1 | simple notebook | What do you need to journal? | Take any notebook you are not afraid of | Take any notebook you are not afraid of. A cheap one is best, or a file on your phone. | A beautiful one asks for beautiful sentences. | Put it where you will see it.
2 | coffee cup | When do you write in a journal? | Tie it to something you do anyway | Tie it to something you do anyway. Write with the morning coffee or after brushing your teeth. | A habit needs a hook. | Five minutes are enough.
3 | question | What do you write in a journal? | Begin with a question | Begin with a question. What is on my mind? What was good? What do I need tomorrow? | A question beats a blank page. | The same three each day are fine.
4 | crossed lines | How do you write freely? | Write without stopping or correcting | Write without stopping or correcting. Keep the pen moving, and let spelling be. | The censor is slower than the pen. | Lists and drawings count, too.
5 | skipped page | What if you miss a day? | Skip days without guilt | Skip days without guilt. Go on where you are, and do not catch up. | A gap is no failure. | Read back once a month, and you see what returns.

# after-a-breakup | how-to | getting over a breakup | get over breakup/ex/someone, get over break up, move on after breakup/break up, move on from ex, heal from breakup, deal with breakup, heartbreak, get over heartbreak, survive breakup, heal broken heart, stop thinking about ex | Breakup
> You miss the habit, too. | Every look at their page starts the clock anew. | It does not pass in a line.
@ The other side of the bed is cold, and it is Sunday.
1 | rain window | What helps at first after a breakup? | Let it hurt | Let it hurt. Cry, write, tell a friend. | Grief that may come also goes. | It comes in waves, and a bad day is no step back.
2 | muted phone | Should you stay in contact with an ex? | Take a long break from contact | Take a long break from contact. No messages and no looking at their pages for some weeks. | Each look opens it again. | If you have children or a home together, write only about that.
3 | box | What do you do with their things? | Put the things away in a box | Put the things away in a box. Pack what reminds you, and give it to a friend for a while. | You need not decide today. | Change something in the room.
4 | friends at table | How do you fill the time after a breakup? | Fill the empty hours | Fill the empty hours. Plan evenings and weekends with people and things to do. | The habit leaves a hole in the day. | Take up what you had given up.
5 | two columns | How do you move on after a breakup? | Write down how it really was | Write down how it really was. List what was good, what was not, and what you want next time. | Memory paints it golden. | If you do not get up for weeks, get help.

# body-language | how-to | reading and using body language | body language, body language tips, read body language, read people, improve body language, good body language, use body language, confident body language, body language for interview/presentation | Body language
> No single gesture means anything. | Turned feet are a hint, and no proof. | Your own body changes the talk.
@ Two people stand at a party, and you can tell who wants to leave.
1 | usual posture | How do you read body language? | Learn first how somebody usually is | Learn first how somebody usually is. See how they sit and talk when calm, and watch for change. | Some people always cross their arms. | One sign alone says nothing.
2 | several signs | What do crossed arms mean? | Look for several signs at once | Look for several signs at once. Turned feet, short answers and looks at the door together mean that they want to go. | Crossed arms may just mean cold. | Ask in place of guessing.
3 | open hands | What is open body language? | Show your hands and turn toward them | Show your hands and turn toward them. Keep arms loose, hands in sight, and face the person. | It looks open because nothing is hidden. | Put the phone away, screen down is not enough.
4 | eyes | How much eye contact is right? | Look often, and look away, too | Look often, and look away, too. Look while you listen, for some seconds at a time. | A stare presses, no look seems absent. | Customs differ from country to country.
5 | slow breath | How do you calm your own body? | Slow down your hands and voice | Slow down your hands and voice. Breathe out, lower your shoulders, make fewer and larger gestures. | Haste shows before words do. | Film yourself once for a minute.
! lie | you can tell a liar by the eyes | In tests, people tell lies from truth hardly better than by chance. | Those who lie do not look away more reliably than others.

# good-roommate | how-to | being a good roommate | be good roommate/flatmate, be better roommate, good roommate/flatmate, get along with roommate/roommates, deal with messy/bad/annoying roommate/roommates, share apartment/flat | Roommate
> Talk about dishes before there are any. | Clean is a word with two meanings. | Small things, said early.
@ The sink is full, and both of you are sure that it was the other one.
1 | kitchen table | What do you settle when you move in together? | Agree on the rules at the start | Agree on the rules at the start. Talk about cleaning, guests, noise and bills in the first week. | Later it sounds like blame. | Write it on one page.
2 | cleaning plan | How do roommates share cleaning? | Share tasks, not just good will | Share tasks, not just good will. Give each task a name and a day, and change every week. | What is everybody's job is nobody's. | Say what clean means to you.
3 | headphones | What do roommates hate most? | Be quiet, and clean up after yourself | Be quiet, and clean up after yourself. Wash up the same day, use headphones, and ask before you bring somebody for the night. | It is the small things that grow. | Replace what you finish.
4 | early talk | How do you talk about a problem? | Say it early and kindly | Say it early and kindly. Say what bothers you the second time, not the tenth. | Notes on the fridge are read in the worst tone. | Say what you wish, not what they are.
5 | shared dinner | How do you get along with roommates? | Give each other room, and eat together | Give each other room, and eat together. Knock at closed doors, and cook together now and then. | Friends argue less about the trash. | You need not be best friends.

# homesickness | how-to | getting over homesickness | get over homesickness, deal with homesickness, homesick, homesickness, feel homesick, stop being homesick, cope with homesickness, homesick at college/abroad, moved to new city, moving to new city | Homesickness
> You miss a kitchen, a bus, a smell. | Call home on Sundays, not every hour. | A place becomes yours by its names.
@ The room is new, the light is wrong, and nobody knows you.
1 | heart and house | What is homesickness? | Know that it is normal and passes | Know that it is normal and passes. Most who move away feel it, worst in the first weeks and in the evening. | It is the other side of having a home. | Say it aloud, and others nod.
2 | coffee shop | How do you settle in a new place? | Make a routine in the new place | Make a routine in the new place. Go to the same bakery, the same park, at the same hour. | What repeats becomes familiar. | After three visits, somebody greets you.
3 | weekly call | How often should you call home? | Call home at fixed times | Call home at fixed times. Choose one or two days a week for a long call. | All day on the phone, you are in neither place. | Tell them what is good here, too.
4 | club poster | How do you meet people in a new city? | Join something that meets each week | Join something that meets each week. A course, a team or a choir brings the same faces every week. | Friendship is mostly time. | Go three times before you judge.
5 | photo and blanket | How do you make a room a home? | Bring one piece of home with you | Bring one piece of home with you. Hang up pictures, cook the dish you miss, and invite somebody to it. | Smells bring back a feeling. | Unpack the last carton.

# good-guest | how-to | being a good guest | be good guest/houseguest/house guest, be better guest, good guest, be good dinner guest, dinner guest etiquette, stay at someones house, what to bring to dinner party, guest etiquette | Hospitality
> Arrive with something, leave with nothing. | Five minutes late is on time. | Strip the bed, and they will ask you back.
@ You ring the bell with a bottle in one hand and doubts in the other.
1 | calendar reply | What do you do before a visit? | Answer soon, and say what you cannot eat | Answer soon, and say what you cannot eat. Say yes or no within days, and mention allergies. | They have to plan and shop. | Never bring somebody unasked.
2 | small gift | What do you bring as a guest? | Bring something small | Bring something small. A plant, fruit or something from your region is enough. | It says thank you before you begin. | Flowers need a vase, so bring them ready.
3 | clock | When do you arrive? | Come on time, never early | Come on time, never early. A few minutes late is fine for dinner at home in many countries. | Early guests meet a host in a towel. | If you will be later, call.
4 | dish towel | How do you help as a guest? | Offer help once, and mean it | Offer help once, and mean it. Ask what you can do, and accept a no. | Some like it, others do not. | Put down your phone.
5 | thank-you note | How do you leave as a guest? | Go in time, and thank them the next day | Go in time, and thank them the next day. Leave when they begin to yawn, and write the next morning. | After a night, strip the bed and leave the room as you found it. | Invite them back.

# table-manners | how-to | using good table manners | table manners, good table manners, table etiquette, dining etiquette, use fork and knife, use knife and fork, eat properly, formal dinner, fine dining etiquette, which fork to use, set table, set table properly, etiquette rules | Table manners
> From the outside in. That is half of it. | Manners are there to make others comfortable. | Bread is left, drinks are right.
@ There are three forks, and everybody begins.
1 | row of forks | Which fork do you use first? | Work from the outside in | Work from the outside in. Use the outermost fork and knife first, and move in with each course. | They lie in the order of the meal. | If unsure, watch the host.
2 | bread and glass | Which bread plate is mine? | Your bread is left, your glass right | The small plate on the left is yours, the glasses stand on the right. | At a round table, one mistake goes around. | Break bread, do not cut it.
3 | napkin | What do you do with the napkin? | Lay the napkin on your lap | Lay the napkin on your lap. Unfold it when you sit down, and dab your mouth before you drink. | Leave it on the chair if you get up. | At the end it lies left of the plate, not folded.
4 | waiting | When do you begin to eat? | Wait until all are served | Wait until all are served. Begin when the host begins, or when everybody has food. | Eating is done together. | Chew with your mouth closed, and talk after that.
5 | cutlery on plate | How do you show that you are done? | Lay knife and fork side by side | Lay knife and fork side by side. In many countries, side by side on the plate means done, and crossed means that you go on. | The waiter reads it. | The phone stays off the table.

# being-more-patient | how-to | being more patient | be more patient, be patient, patience, become patient, more patient, be more patient with kids/children/people, patience tips, stop losing temper, control temper/anger, control anger, calm anger, stop yelling, stop yelling at kids/children | Patience
> The line does not get shorter by your foot. | Count the breath, not the minutes. | You are late already. Be late calmly.
@ The person in front of you counts coins.
1 | tight jaw | How do you notice impatience? | Notice it in your body | Notice it in your body. Feel for a tight jaw, short breath, a foot that taps. | You can stop it early, not late. | Name it: I am getting impatient.
2 | slow breath | How do you calm down in a moment? | Breathe out slowly three times | Breathe in, and out twice as long, three times before you speak. | A long breath out slows the heart. | Leave the room if you must, and say that you come back.
3 | question | What makes us impatient? | Ask what you really need | Ask what you really need. Often it is hunger, tiredness or a plan that was too tight. | The one in front of you is only the last drop. | Eat, sleep, start earlier.
4 | buffer | How do you need less patience? | Plan a little more time | Plan a little more time. Add ten minutes to each way and task. | Hurry makes everybody stupid. | With children, double it.
5 | waiting bench | How do you train patience? | Practice on small waits | Practice on small waits. Take the longer line once on purpose, and leave the phone in your pocket. | Waiting is a skill. | If you shouted, say sorry. That teaches children more than being perfect.

# children-brushing-teeth | how-to | getting children to brush their teeth | get kids/child/children/toddler to brush teeth, get toddler to brush teeth, brush toddlers teeth, kids brush teeth, toddler refuses to brush teeth, make kids brush teeth, teach child/kids/toddler to brush teeth, brush kids teeth | Tooth brushing
> Two minutes are one song. | You brush the lion's teeth first. | The fight ends when they get to hold a brush, too.
@ The mouth is shut, and bedtime was ten minutes ago.
1 | two brushes | How do you begin with brushing? | Let them brush, and then you brush | Give the child a brush of its own, and go over it afterward. | They want to do it, and you want it clean. | Children need help until they can write well, about age seven or eight.
2 | song | How do you make two minutes short? | Brush as long as one song | Brush as long as one song. Play the same song, or use a sand timer. | A time that one can hear ends by itself. | Let them choose the song.
3 | toy lion | How do you make brushing a game? | Brush the toy's teeth first | Brush the toy's teeth first. Let the lion open wide, or hunt the noodle from dinner. | A game has no loser. | Praise the open mouth.
4 | choice of brush | What if a child refuses to brush? | Let them choose something small | Let them choose something small. Red brush or blue, bathroom or sofa, now or after the book. | A choice gives back some power. | Whether to brush is not one of them.
5 | lap | How do you brush a toddler's teeth? | Lay the head in your lap | From behind, with the head in your lap, you see all of the teeth. | Small circles with a soft brush are enough. | A dentist tells you which toothpaste and how much.

# less-screen-time | how-to | getting children off screens | get kids/child/children off screens/screen/phone/tablet/ipad, reduce screen time for kids/children/toddlers, limit screen time, limit screen time for kids/children, screen time rules, kids screen time, screen time limits | Screen time
> A screen ends badly in the middle of a level. | Boredom is where play begins. | They do what you do with yours.
@ You say five more minutes for the third time.
1 | family rule | What screen rules work? | Make a rule that is always the same | Make a rule that is always the same. Say when and where: after homework, never at the table or in bed. | A fixed rule needs no discussion each day. | Write it down together.
2 | timer | How do you end screen time without a fight? | End at the end of an episode | Agree on one episode or level, and warn them five minutes before. | To stop in the middle hurts everybody. | Sit with them for the last minute.
3 | lego on floor | What do children do without a screen? | Have something ready for after | Have something ready for after. Put out blocks, paints or a ball before you switch off. | An empty room sends them back. | Let boredom last ten minutes, and play comes.
4 | charging box | Where do devices sleep? | Give all devices one place at night | Give all devices one place at night. Charge them in the kitchen, yours, too. | A phone in bed costs sleep. | A plain alarm clock costs little.
5 | parent and phone | How do parents help most? | Put your own phone down | Put your own phone down. Be without it at meals and at pickup. | Children copy what they see. | Watch something together now and then, and talk about it.

# sibling-fights | how-to | handling sibling fights | handle sibling rivalry/fights, stop siblings from fighting, sibling rivalry, siblings fighting, siblings fight, kids fighting, stop kids from fighting, deal with sibling rivalry/jealousy, jealous of new baby, get siblings to get along | Sibling rivalry
> Do not be the judge. | Fair does not mean the same. | They fight for you, more than for the truck.
@ Two voices call your name, and each one is right.
1 | waiting parent | When do you step into a fight? | Wait, and step in when it gets physical | Wait, and step in when it gets physical. Let small fights run, and part them at once when somebody gets hurt. | They learn by settling it. | Stay within hearing.
2 | two sides | How do you settle a fight of siblings? | Let each one tell it, and judge nobody | Let each one tell it, and judge nobody. Repeat what each one said: you want the truck, and you had it first. | Being heard takes out half of the heat. | Ask who did it, and you get two liars.
3 | solution | How do siblings find a solution? | Ask them for a solution | Ask them for a solution. Ask what both could live with, and wait. | Their own idea holds longer than yours. | The toy rests with you until they have one.
4 | not comparing | What makes siblings jealous? | Never compare them | Never compare them. Do not say look how well your sister does it. | Comparing makes rivals. | Praise what each one did.
5 | time alone | What do siblings need most? | Give each of them time alone with you | Give each of them time alone with you. Ten minutes a day, without phone and without the other. | Many fights are about you. | With a new baby, let the older one help and be little, too.

# tying-shoelaces | how-to | teaching a child to tie shoelaces | teach child/kid/kids to tie shoelaces/shoes, tie shoelaces/shoes/laces, teach kids to tie shoes, tie shoes for kids, learn to tie shoes, shoelaces for kids, tie shoe | Shoelace knot
> Two bunny ears, one burrow. | A shoe on the table is easier than one on the foot. | Most learn it between five and seven.
@ Small fingers hold two long ears.
1 | shoe on table | How do you start with shoelaces? | Put the shoe in front of the child | Put the shoe in front of the child. Set it on the table with the toe away, and sit beside the child, not across. | Both of you see it the same way. | Two laces of different colors make it clear.
2 | crossed laces | What is the first knot? | Make the first knot | Make the first knot. Cross the laces, push one through below, and pull tight. | Practice only that until it is easy. | It must be tight, or the bow gets loose.
3 | bunny ear | What are bunny ears? | Make two ears | Make two ears. Make a loop with each lace, and hold it like a rabbit's ear. | Two loops are easier than one for small hands. | The ears should be short.
4 | crossed ears | How do you make the bow? | Cross the ears, and tuck one through | Cross the ears, and tuck one through. Cross them, push one ear under and through the hole, and pull both. | It is the first knot again, with ears. | Say it like a rhyme.
5 | practice | How long does it take to learn? | Practice when there is time | Practice when there is time. Five minutes in the evening, not in the morning at the door. | Hurry makes knots. | Praise each step that works.

# kids-birthday-party | how-to | giving a child's birthday party | throw kids birthday party, plan/host/organize kids birthday party, plan childs birthday party, childrens birthday party, kids birthday party ideas, kids birthday party at home | Children's party
> As many guests as candles. | Two hours. Not three. | The plan ends with food, then run.
@ Eight children stand in the hall, with shoes on.
1 | number of candles | How many children do you invite? | Invite as many as the child's age | Invite as many as the child's age. An old rule says as many guests as years, and perhaps one more. | Small children get lost in a crowd. | Say when it ends on the invitation.
2 | two hours | How long is a children's party? | Keep it at two to three hours | Keep it at two to three hours. For small ones two hours are plenty. | Tired children cry. | The time after the nap is best.
3 | theme | What do you need for a children's party? | Take one theme and little else | Take one theme and little else. Let the child choose one: pirates, cats, space. Color and cake follow it. | It makes all choices easy. | Balloons and paper do the rest.
4 | treasure map | Which games work at a party? | Mix wild and quiet games | Mix wild and quiet games. Plan six short games, and change between running and sitting. | Keep two in reserve. | A treasure hunt with the bags at its end works at nearly every age.
5 | cake | How do you end a party? | Eat in the middle, and end outside | Eat in the middle, and end outside. Cake early, a simple warm meal at the end, and a free run until they are fetched. | Full hands do not fight. | Let your child say goodbye to each guest.

# rainy-day-with-children | how-to | playing indoors on a rainy day | rainy day activities, indoor activities, indoor activities for toddlers/kids/children, rainy day activities for kids/toddlers/children, activities for toddlers on rainy day, what to do with kids on rainy day, play indoors with kids/toddlers, entertain toddler/kids/children at home, keep kids/toddler busy, bored kids, things to do with kids at home | Play (activity)
> The best toy came as packaging. | The floor is lava. It always works. | A bathtub is a swimming pool.
@ It rains against the window, and somebody asks: what now?
1 | cardboard box | What can you do with a carton? | Hand out a carton and a pen | Hand out a carton and a pen. A box becomes a house, a car, a shop. | What is nothing can be everything. | Add tape, and keep the scissors yourself.
2 | cushions | How do children move indoors? | Build a course of cushions | Build a course of cushions. Crawl under, climb over, jump from rug to rug: the floor is lava. | They need to run before they can sit. | Clear away what has corners.
3 | play dough | How do you make play dough? | Knead dough together | Knead dough together. Mix two cups of flour, one of salt and about one of water with a tablespoon of oil, and color it. | Kneading keeps hands busy for an hour. | It is far too salty to eat.
4 | blanket fort | What is a quiet indoor activity? | Make a cave of blankets | Make a cave of blankets. Hang blankets over chairs, with a flashlight and books. | Small rooms calm children. | Let it stand overnight.
5 | bathtub | What else helps on a rainy day? | Put on boots, or fill the tub | Put on boots, or fill the tub. Go out into the puddles, or let them play in the bath with cups. | Water is the oldest toy. | Never leave small children alone in the bath.

# praising-children | how-to | praising a child | praise child/kids/children, praise child correctly, praise effort, growth mindset for kids, praise kids better, encourage child/kids/children, motivate child/kids/children, what to say instead of good job | Praise
> Do not say clever. Say how. | I saw you try is stronger than well done. | Ask before you judge the picture.
@ A picture is held up to your nose: look!
1 | effort | What do you praise? | Praise what they did, not what they are | Praise what they did, not what they are. Say that they tried three ways, not that they are clever. | Children praised for being clever gave up sooner in experiments. | Effort is something they can repeat.
2 | details | How do you praise a picture? | Say what you see | Say what you see. Say: you used so much blue, and here a dog looks out. | It shows that you looked. | Beautiful is said in a second.
3 | question | What can you ask in place of praise? | Ask how they did it | Ask how they did it. Ask how they came up with it, or what was hard. | They learn to judge it themselves. | And they tell you a story.
4 | quiet look | How much praise is right? | Praise less, and mean it | Praise less, and mean it. Not each step needs applause. A look or a smile does, too. | Praise for everything is worth nothing. | Children notice when it is not true.
5 | fallen tower | What do you say when a child fails? | Name the courage when it fails | Name the courage when it fails. Say: that was hard, and you stayed with it. What could you try next? | Failing is a part of learning. | The word yet helps: you cannot do it yet.

# shy-child | how-to | helping a shy child | help shy child, help shy child make friends, shy child/kid/kids, help child make friends, help kids make friends, help child be less shy, shy child at school, make child confident, build childs confidence, child has no friends | Shyness
> Do not say: she is shy. | Some children look first. That is wisdom. | One friend is enough.
@ A small hand holds your leg, and the party is in the next room.
1 | no label | What do you say about a shy child? | Do not call it shy | Do not call it shy. Say that it likes to look first. | A label becomes a role. | Answer for it less, and wait a little longer.
2 | early arrival | How do you help before a party? | Come early, and stay a while | Come early, and stay a while. Be among the first, when the room is still quiet. | It is easier to be found than to join. | Agree on a sign for when it wants to go.
3 | doll play | How do you practice with a shy child? | Play it at home before | Play it at home before. Let dolls say hello and ask to play along. | A sentence once spoken comes easier. | Can I play, too, is a good one.
4 | one friend | How does a shy child find friends? | Invite one child at a time | Invite one child at a time. An hour at your home, with something to do together. | In pairs, shy children open up. | Ask the teacher who fits.
5 | small step | What strengthens a shy child? | Notice small steps | Notice small steps. Let it pay at the bakery, or ask for the way, and say what you saw. | Courage grows by doing. | If fear keeps it from school or play for long, ask for help.

# changing-a-diaper | how-to | changing a diaper | change diaper/nappy, change baby diaper/nappy, changing diapers/nappies, change newborn diaper, diaper change, change diaper for first time, put on diaper/nappy | Diaper
> One hand on the baby. Always. | Front to back, and everything is simple. | The new one goes under before the old one comes off.
@ It is three in the night, and you are the expert now.
1 | laid-out things | What do you need to change a diaper? | Lay everything out first | Lay everything out first. Fresh diaper, wipes, a bag and clothes within reach. | You must never walk away. | Wash your hands.
2 | hand on baby | How do you keep a baby safe on a table? | Keep one hand on the baby | Keep one hand on the baby. Babies roll off tables before anybody thinks they can. | The floor is the safest place. | Talk to it, and it will hold still a little longer.
3 | wipes | How do you clean a baby? | Wipe from front to back | Wipe from front to back. Use warm water or wipes, into all folds, and dab it dry. | It keeps germs where they belong. | Let some air to the skin.
4 | fresh diaper | How do you put on a diaper? | Slide the new one under first | Slide the new one under first. Lift the legs gently, push it up to the waist, and close it. | Two fingers should fit in at the belly. | With a newborn, fold it below the navel.
5 | ruffled edge | How do you keep a diaper from leaking? | Pull the ruffles out | Pull the ruffles out. Run a finger around the legs, so that the edges stand out. | Inside they leak. | Wash your hands again, and note it if you keep a list.

# bathing-a-baby | how-to | bathing a baby | bathe baby/newborn/infant, give baby/newborn bath, give newborn/baby first bath, baby bath, wash baby/newborn, bathe baby for first time, wash babys hair, baby bath temperature | Infant bathing
> Thirty seven degrees, and your elbow knows it. | Never let go, not for a ring at the door. | Two or three baths a week are plenty.
@ Warm water, small ears, and you hold your breath.
1 | towel and clothes | How do you prepare a baby bath? | Warm the room, and lay everything out | Warm the room, and lay everything out. Towel, diaper and clothes within reach, windows closed. | Babies cool down quickly when they are wet. | Until the navel has healed, ask your midwife or doctor how to wash it.
2 | thermometer | How warm is a baby bath? | Use only a little warm water | Use only a little warm water. About thirty seven degrees Celsius, tested with a thermometer or the elbow. | Your hand bears more heat than a baby. | Run the cold water first and last.
3 | supported head | How do you hold a baby in the bath? | Hold head and arm with one hand | Let the head rest on your forearm, and hold the far upper arm. | So it cannot slip. | Lower it in slowly, feet first.
4 | washcloth | How do you wash a baby? | Wash the face first, the bottom last | Wash the face first, the bottom last. Use a cloth with clear water, and little or no soap. | Soap dries thin skin. | Five to ten minutes are enough.
5 | hooded towel | What comes after the bath? | Dry the folds, and keep it warm | Dry the folds, and keep it warm. Wrap it up, dab every fold dry, and dress it. | Damp folds get sore. | Never leave a baby alone in water, not for a second.

# new-parent | how-to | getting through the first weeks with a baby | new dad/mom/parent/parents, new dad/mom/parent tips, tips for new dads/parents/moms, first weeks with baby/newborn, survive newborn stage, first time dad/mom/parents, burp baby, baby burp, newborn tips, newborn care, survive first weeks with newborn | Infant
> Nobody sleeps. It passes. | The dishes can wait. The baby cannot, and you cannot. | You learn your child as it learns you.
@ The hospital door closes, and they just let you go home with it.
1 | sleeping shift | How do new parents get sleep? | Sleep in shifts | Sleep in shifts. Share the night, so that each of you gets some hours in a row. | A few hours in a row do more than bits. | Nap when the baby naps, at least once a day.
2 | shoulder cloth | How do you burp a baby? | Burp it upright on your shoulder | To burp a baby, hold it upright against your shoulder, support the head, and pat or rub its back. | Swallowed air comes up. | If nothing comes after some minutes, that is fine.
3 | crying baby | What do you do when a baby cries? | Go through the list when it cries | Go through the list when it cries. Hungry, full diaper, tired, too warm, lonely? | Most of the time it is one of these. | If you are at your limit, lay it down safely, and take a breath next door.
4 | back sleeping | How does a baby sleep safely? | Lay it on its back to sleep | Lay it on its back to sleep. On its back, in its own bed, on a firm mattress, without pillow, blanket or toys. | This is what pediatricians advise everywhere. | Not on a sofa.
5 | helping hands | What do new parents need? | Accept help, and ask for it | Accept help, and ask for it. Let visitors bring food or hang laundry. | You have enough to do. | If sadness or fear does not go, tell your doctor or midwife.
`

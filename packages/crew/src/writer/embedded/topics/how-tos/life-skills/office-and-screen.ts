/** What people ask of offices, spending, tables, accounts and light, for `readTopics`. */
export const OFFICE_AND_SCREEN = `
# toxic-workplace | how-to | recognizing a toxic workplace | toxic workplace, toxic workplaces, signs of toxic workplace, signs your workplace is toxic, signs workplace is toxic, toxic work environment, signs of toxic work environment, toxic job, signs of toxic job, signs of toxic company, toxic workplace signs, deal with toxic workplace, toxic workplace red flags, bad boss, signs of bad boss, signs of bad manager, signs of toxic boss, toxic boss, signs your boss is toxic, bad manager | Toxic workplace
> Stress is a season. This is a climate. | Look who leaves. It's rarely the worst. | If everybody whispers, listen.
@ The boss comes in, and all the talk in the room stops.
1 | whispering desks | What do you hear there? | People fall silent when the boss comes | The room goes quiet when the boss walks in, and the talk moves to the parking lot. Fear is the first sign. | Healthy teams disagree aloud. | Ask yourself when you last objected.
2 | blame arrow | What happens after mistakes? | Mistakes get a name, and not a cause | After a mistake, people ask who it was, instead of how it happened. | Then people hide errors until they are large. | Praise, meanwhile, goes upward.
3 | empty chairs | Who leaves? | The good ones leave, one by one | Your best colleagues quit, and it's never mentioned again. | Good people have a choice. | Count the leavers of the last year.
4 | phone at night | Where do hours end? | Rest has to be justified | You get messages at eleven at night, guilt for a sick day, and it's never the right time for vacation. | Good places plan for absence. | Look at who gets promoted there.
5 | dated notes | What can you do? | Write it down, and get advice | Write down what happened, when and who was there, keep it at home, and get advice from a person who knows the rules. | Notes from the day itself count for more. | A union, a lawyer or a hotline can help.
5 | door | And then? | Plan the way out quietly | Refresh your resume, call people you know, and save a little. | You rarely change a climate alone. | If you sleep badly and dread each day, speak to a doctor.

# office-etiquette | how-to | minding office etiquette | office etiquette, office etiquette rules, work etiquette, workplace etiquette, office rules, unwritten office rules, unwritten rules of work, unwritten rules of office, office manners, good manners at work, things not to do at work, never do at work, things not to say at work, never say at work, open plan office etiquette, annoying habits at work, annoying coworker habits, business etiquette, professional etiquette, be professional at work, look unprofessional at work, things that make you look unprofessional | Etiquette in the workplace
> Nobody will tell you about the fish. | Loud is the new rude. | Reply all has ended friendships.
@ You open the office microwave, and the room turns around.
1 | microwave | What is the rule of the kitchen? | Warm up no fish, and wipe up spills | Keep the microwave fish-free, clean up after yourself, and never eat what has a name on it. | Smells travel through the whole floor. | Empty the pot, and you make the next one.
2 | headset | Where do you take calls? | Take calls away from other desks | Walk off when your phone rings, never use the speaker, and knock or write before you walk up to a desk. | Half a conversation is hard to ignore. | Headphones on means: write first.
3 | reply arrow | What about mails? | Think twice before you reply to all | Check who really needs your answer, and never copy a boss in just to win. | It costs many people a minute. | A thank you needs one reader.
4 | meeting clock | What is polite in meetings? | Come on time, and let others finish | Come on time, close the laptop, and let others finish. Give credit by name: as Ana said. | Stolen ideas are remembered for years. | Late? Sit down without a speech.
5 | closed ear | What about gossip? | Say nothing you wouldn't say to them | Say nothing about people that you wouldn't say to them. Change the topic, or go for a coffee. | People who gossip with you gossip about you. | Pay, faith and bodies are no small talk.

# managing-up | how-to | managing up | manage up, managing up, managing up explained, work with your boss, work better with your boss, work well with your boss, get along with boss, get along with your boss, impress boss, impress your boss, be good employee, be better employee, be great employee, habits of good employees | Management
> Your boss can't read minds either. | Don't bring problems. Bring two ways out. | No surprises is the whole art.
@ Your boss asks how it is going, between two doors.
1 | target board | What do you find out first? | Ask what your boss is judged by | Find out which number or goal counts this quarter. Then you know which of your tasks counts. | Helping with that is what is noticed. | Ask again when the boss changes.
2 | short mail | How do you report? | Send three lines before they ask | Send three lines on Friday before they ask: done, next, stuck. | Silence makes bosses nervous, and nervous bosses control. | Same order every week.
3 | two paths | How do you bring a problem? | Bring a problem with two ways out | Offer two solutions, and say which one you'd choose. | A decision takes a minute, a problem takes an hour. | Bring it early.
4 | chat or call | How do you reach them? | Learn how they like to hear things | Learn how your boss likes to hear things: a call, a number, a page. Use that, not what you like. | Some read, some listen. | Watch what they answer quickly.
5 | no surprise | What must not happen? | Never let them hear bad news from others | Never let your boss hear bad news from others first. A short warning is enough, even before you know all. | Being surprised in front of others is what they don't forget. | Say when you will know more.

# wasting-money | how-to | not wasting money | things to stop buying, stop buying these things, things i stopped buying, stopped buying, stop wasting money, stop wasting money on, things you should stop wasting money on, things to stop wasting money on, things you waste money on, waste money on, waste money, waste of money, things that are waste of money, things that waste your money, ways you waste money, ways you are wasting money, things not worth your money, not worth money, things people waste money on | Frugality
> You paid twice for these this month. | The small leaks are the ones nobody fixes. | None of this will make you less happy.
@ You look through the statement, and find a gym.
1 | forgotten contract | What do you pay for without using it? | Cancel what you didn't use last month | Go through the list: the second stream, the app, the gym. | You can mostly come back any day. | Look for payments that come on the same date.
2 | bank slip | Which fees can you avoid? | Stop paying avoidable bank fees | Stop paying late fees and fees for other banks' cash machines. Set up reminders, and take out more at once. | You get nothing at all for them. | Ask your bank for a cheaper account.
3 | delivery bag | What is the expensive habit? | Pick food up instead of having it brought | Pick food up yourself, or cook it. Delivery adds fees, tips and often higher prices on the menu. | You pay for ten minutes on foot. | Keep one quick meal in the freezer.
4 | brand and plain | When is the brand not worth it? | Buy the plain version of basics | For salt, sugar, flour, rice and vinegar, take the cheapest pack. | What is inside is often the same. | Try it once, and compare.
5 | thrown salad | What do you throw away? | Plan two meals around what is in the fridge | Plan two meals a week around what is in the fridge already. Food in the bin was paid for in full. | Households throw away more than they guess. | Put old things in front.
5 | warranty card | What is sold to you at the till? | Say no to extras at the register | Turn down longer warranties, gift wrap and protection plans. Decide at home. | They're sold to you in a hurry. | Look at what the law gives you anyway.

# loud-budgeting | money | loud budgeting | loud budgeting, loud budgeting explained, loud budget, what is loud budgeting, quiet luxury vs loud budgeting | Personal budget
> The newest status symbol is saying no. | I could. I don't want to. | It began as a joke, and stayed.
@ Your friends want to go out again, and for once you say the number aloud.
2 | speech bubble | What is loud budgeting? | Loud budgeting says no to spending aloud | Loud budgeting means to say openly that you don't want to spend money on something, because you save for something else. | It needs no excuse such as a headache. | The goal is said aloud as well.
3 | video clip | Where does loud budgeting come from? | Loud budgeting began as a joke in a video | The comedian Lukas Battle made loud budgeting up in a video at the end of twenty twenty three, as the opposite of quiet luxury. | Within weeks it was taken seriously. | Banks and newspapers wrote about it.
2 | friends at table | How does loud budgeting sound? | Loud budgeting offers another plan with the no | A typical sentence is: I am saving for a trip, so let us cook at mine. The no comes with another plan. | Friends lose a restaurant, and no evening. | It works best before the booking.
3 | ripple | Why does loud budgeting help? | One open no gives others leave to save | Many people spend because they believe that all others want to. One open no lets the rest admit it. | Researchers call such an error pluralistic ignorance. | It takes the shame out of it.
2 | limit sign | What is loud budgeting not? | Loud budgeting is no lecture for others | Loud budgeting is about your own money. Telling others what they waste is another thing. | One sentence is enough. | People follow what looks easy.
! poverty | you have to be broke for it | It's about choice: you could, and you don't want to. | People who can't pay talk differently.

# beyond-your-means | how-to | noticing that you live beyond your means | living beyond your means, live beyond your means, signs you are living beyond your means, signs you're living beyond your means, signs you live beyond your means, spending too much, spend too much money, signs you spend too much, signs you are spending too much, signs you are bad with money, bad with money, signs you have money problem, live within your means, living within your means | Personal finance
> It doesn't feel like luxury. It feels like normal. | Your card knows it before you do. | One surprise, and the plan falls over.
@ The card is declined, and you laugh a bit too loudly.
1 | growing balance | What does the card show? | Your card balance grows each month | You owe more every month, even though nothing special happened. | Ordinary weeks should fit into ordinary pay. | Compare it with half a year ago.
2 | minimum line | How do you pay it? | You pay only the minimum | You send the smallest allowed amount, or pay one debt with another. | Then you mostly pay interest, and the debt barely shrinks. | List all debts by their rate.
3 | broken fridge | What happens in an emergency? | A broken fridge would be a loan | If the fridge broke, you would have to borrow, as nothing is set aside for it. | Life breaks something about every year. | Begin with a small reserve.
4 | closed envelope | What do you avoid? | You no longer open the mail | Bills stay shut, you don't check the balance, and you feel sick before payday. | Avoiding is a sign of its own. | Look once a week, same day, ten minutes.
5 | scissors and rent | What can you do now? | Cut the biggest thing, not the coffee | Start with the car, the apartment or the phone plan. A few large costs often eat most of the budget. | One hard decision beats thirty small ones. | Free debt advice exists in many places.

# lookups | how-to | looking things up in a spreadsheet | vlookup, vlookup explained, use vlookup, vlookup for beginners, learn vlookup, vlookup not working, vlookup tips, xlookup, xlookup explained, use xlookup, learn xlookup, vlookup vs xlookup, xlookup vs vlookup, excel lookup, lookup in excel, vlookup mistakes | Spreadsheet
> Lookup is a phone book. That's all. | It brought back a number. It was the neighbor's. | One word at the end decides.
@ Two lists, one name in both, and you copy by hand.
1 | phone book | What does a lookup do? | Think of a lookup as a phone book | You give it a name, it finds the row, and it brings back what stands beside it. | One column has to be in both lists. | A number or code is safer than a name.
2 | four parts | What goes into VLOOKUP? | Say what, where, which column, and exact | Give VLOOKUP four things: what you look for, the range, the number of the column, and false for exact. | Columns are counted from the left of the range. | The range begins with what you search in.
3 | exact match | What is the classic error? | Ask for the exact match | Without false at the end, VLOOKUP may bring back a neighbor, so always ask for the exact match. | It looks right, and isn't. | XLOOKUP is exact unless told otherwise.
4 | dollar signs | Why does it break when copied? | Lock the range with dollar signs | Before you copy the formula down, fix the range, or turn the data into a table. | Otherwise the range slides along. | F four puts them in on many keyboards.
5 | stray space | Why is there an error? | Trim spaces, and compare text with text | Trim the spaces, and compare text with text. A number stored as text is found nowhere. | To the machine, they are different things. | N A means: not found.
5 | left and right | When is XLOOKUP better? | Use XLOOKUP to look to the left | Use XLOOKUP, if your version has it. It looks to the left as well, and doesn't break when a column is added. | It names ranges instead of counting columns. | Its fourth part says what to show if nothing is found.

# spreadsheet-mistakes | how-to | avoiding spreadsheet mistakes | excel mistakes, excel mistakes beginners make, excel mistakes to avoid, spreadsheet mistakes, common excel mistakes, avoid excel mistakes, mistakes in excel, stop doing this in excel, google sheets mistakes | Spreadsheet
> Merged cells are pretty, and the end of everything. | One wrong cell has cost banks millions. | A color is no information.
@ You sort the list, and the names no longer fit the numbers.
1 | merged cells | What breaks sorting? | Don't merge cells in your data | Sorting, filtering and pivot tables stumble over merged cells, so keep them out of your data. | Use center across selection for looks. | One heading in each column.
2 | typed number | Why are numbers wrong? | Don't type numbers into formulas | Put a rate into a cell of its own, and let the formulas point at it, instead of typing the number into each. | It changes in one place then. | Name the cell.
3 | half a list | What happens when you sort? | Don't sort one column alone | Click into the table before you sort, and let all columns move together. | Otherwise rows fall apart, and nobody sees it. | Make it a table first.
4 | red cell | May colors say something? | Don't let colors carry meaning | Add a column that says paid or open, and color by that, instead of letting colors carry the meaning. | Formulas can't easily read colors. | You can filter a word.
5 | date as text | What about dates? | Don't type dates as text | Type dates so that the program knows them as dates. A date that stands on the left of its cell is most likely text. | Text can't be sorted by time. | Year, month, day is clear everywhere.
5 | saved copy | What before big changes? | Don't work in the only copy | Keep the raw data on a sheet that nobody touches, and work in a copy. | Some mistakes are seen in a week. | Date the file's name.

# hacked-account | how-to | getting a hacked account back | hacked account, account hacked, account is hacked, your account is hacked, instagram hacked, instagram account hacked, instagram is hacked, facebook hacked, facebook account hacked, email hacked, email account hacked, do when your account is hacked, recover hacked account, recover hacked instagram account, get hacked account back, get hacked instagram account back, get your account back, someone hacked your account, what to do when you are hacked | Account security
> The thief's first click is your mail address. | Don't pay the helper in the comments. | Ten minutes now save ten weeks.
@ Your friends ask why you sell crypto now.
1 | mail key | What do you secure first? | Secure your mail before the account | Give your mail a new password and two-factor login first, and check its forwarding rules. | A thief who reads your mail can reset most other passwords. | Use a device that is clean.
2 | help page | How do you get back in? | Use only the official recovery page | Type the address yourself, on a device that you've used before. | Services know your usual devices. | Check that a mail about changed data is real before you click.
3 | logout all | What do you do once inside? | Sign out all devices | Throw everyone out, change the password, and remove apps and addresses you don't know. | Otherwise the thief is still inside. | Look at the recovery phone, too.
4 | warning post | Who do you warn? | Warn your friends elsewhere | Warn your friends by another way, and tell them to click nothing and to report the account. | Your friends are the next targets. | Reports speed up the lock.
5 | fake helper | Who should you not trust? | Pay no one who promises to get it back | Strangers who offer to recover your account for money live on desperate people. Don't pay. | No stranger has a key to the service. | The same goes for codes.

# rental-scams | how-to | avoiding rental scams | rental scams, rental scam, avoid rental scams, apartment scams, apartment scam, avoid apartment scams, spot rental scam/scams, fake apartment listing, fake rental listing, fake rental listings, rent scams, housing scams, signs apartment is scam, signs rental is scam | Rental scam
> Beautiful, central, cheap, and the owner is abroad. | You don't rent photos. | The key comes by mail. It never does.
@ Three rooms, a balcony, half the price, and only you.
1 | price tag | What is the first sign? | Compare the price with its street | Look at what similar homes nearby cost. A price far below all of them is usually bait. | Real owners know what it is worth. | Hurry is the second half of the trick.
2 | locked door | What must you see? | Stand inside before you pay | See the place yourself, or send a friend. A video isn't enough. | Be wary of an owner who can't open the door. | Try the key yourself.
3 | image search | How do you check photos? | Search the photos and the text | Run them through a search engine. Fakes often come from a hotel or an old ad. | Cheats copy. | A watermark of another site says it all.
4 | two names | How do you check the owner? | Match the name, the bell and the contract | Match the name of the owner with papers, the bell and the contract. Ask a neighbor. | Some sublet what they only rented for a week. | Ask for the house manager.
5 | untraceable cash | How do you pay? | Never pay by gift card or cash service | No crypto, either, and nothing outside the platform where you booked. | Such money doesn't come back. | Send no copy of your passport before.

# message-scams | how-to | spotting scam messages | whatsapp scams, whatsapp scam, avoid whatsapp scams, text scams, text message scams, scam texts, scam text, delivery text scam, delivery scam, delivery scams, package scam, package text scam, package delivery scam, telegram scams, spot scam text/texts/message/messages, gift card scams, gift card scam, hi mom scam, new number scam, smishing, wrong number scam, wrong number texts | SMS phishing
> Your parcel is waiting. Which parcel? | Hi Mom, this is my new number. Call the old one. | The wrong number wants to be right.
@ A message from an unknown number, and it calls you Mom.
1 | parcel | What about parcel messages? | Track parcels only on the shop's page | Type in the carrier's address yourself. The two dollars of customs are there to get your card. | A small sum switches off doubt. | Expecting no parcel is the answer.
2 | old number | Mom, this is my new number? | Ask what only your child knows | Call the old number first, or ask what only your child knows. | Hurry and a broken phone are often in it. | Agree on a family word.
3 | six digits | What is the code trick? | Never forward a code | When a friend asks for the code on your phone, say no. The friend was probably hacked. | The code opens your account. | Switch on the second PIN of your chat app.
4 | friendly stranger | What does a wrong number want? | Don't chat with friendly wrong numbers | Don't chat with a friendly wrong number. After weeks comes an investment tip. | Kindness is the long way to your savings. | Block, and don't explain.
5 | gift cards | Who wants gift cards? | Hang up on demands for gift cards | No real boss, police officer or tax office gets paid that way. | The code is cash that can't be called back. | Ask the boss in person.

# lighting-videos | how-to | lighting videos at home | lighting setup, lighting setup for beginners, lighting for videos, lighting for video, good lighting for videos, light yourself for video, light video/videos, video lighting, video lighting tips, lighting tips for videos, film with natural light, three point lighting, three point lighting explained, ring light, use ring light, lighting mistakes, cheap lighting for videos, lighting for youtube/tiktok videos, lighting for creators | Three-point lighting
> The cheapest light is free, and goes down at six. | Big light, soft face. | Switch off the ceiling.
@ You press record, and have two holes for eyes.
1 | window | Where do you begin? | Face a window and switch off the ceiling lamp | Face a window from the side a little, and switch off the ceiling lamp. | Light from above makes dark eyes. | An overcast day is perfect.
2 | curtain | How do you make it soft? | Make the light large | Use a window behind a white curtain, or a lamp pointed at a white wall. | Large and near means soft shadows. | Move it closer before you buy a brighter one.
3 | white board | What about the dark side? | Put something white on the dark side | Prop up a board or a sheet next to the shadowed cheek, just out of the picture. | It's the second lamp, for free. | Closer is brighter.
4 | warm bulb | Why is the color odd? | Use one color of light | Daylight is bluish, warm bulbs are orange, and the camera can only choose one, so don't mix them. | Skin turns sick in a mix. | Lock the white balance.
5 | lamp behind | How do you stand out? | Put a small lamp behind you | Aim it at your hair or at the wall, and step away from the wall. | It separates you from the background. | Ring lights show in glasses, so raise them.

# golden-hour | how-to | taking photos at golden hour | golden hour, golden hour photography, golden hour photos, golden hour photo/photography tips, take photos at golden hour, take pictures at golden hour, take golden hour photos, sunset photos, take sunset photos, photograph sunset/sunsets, photograph sunrise, sunset photography, take pictures of sunset, take photos of sunset, blue hour, blue hour photography | Golden hour (photography)
> The best light is there twice a day. | After the sun is gone, wait twenty minutes. | Turn around. Everybody films the sun.
@ The sun is low, and for minutes everything is gold.
1 | clock and sun | When is golden hour? | Be there an hour before sunset | Come early for the evening light, or get up for sunrise. Near the equator it's shorter, in the far north longer. | You need the time to find the place. | Apps tell the direction of the sun.
2 | lit face | Where do you place people? | Put the sun behind or beside people | From behind, it draws a bright rim on the hair. From the side, it gives shape. | Facing the sun, everyone squints. | Step until the sun hides behind the head.
3 | finger on screen | How do you keep the color? | Tap the sky and lower the brightness | Tap on the sky and lower the brightness a little. Automatic makes sunsets pale. | The camera wants an average gray. | Faces can be lifted later.
4 | black shapes | What is easy and strong? | Try a silhouette | Put a clear shape in front of the sky, and expose for the sky. | Shapes need gaps, so legs and arms apart. | Lie down to get more sky.
5 | blue sky | When is it over? | Stay for the blue hour | When the sun is gone, wait. The sky turns deep blue, and lamps glow warm. | Many have gone home by then. | Lean on something, as it gets dark.

# raw-and-jpeg | machine | RAW and JPEG | raw vs jpeg, raw or jpeg, raw and jpeg, shoot in raw, shooting in raw, raw photos, raw format, raw files, raw versus jpeg, jpeg vs raw, difference between raw and jpeg, raw vs jpg, raw photography | Raw image format
> One is the negative, the other is the print. | For a JPEG, your camera throws much away. | Several times the size, and much more to rescue.
@ The sky in your picture is white, and you wish that it weren't.
2 | negative strip | What is a RAW file? | RAW keeps what the sensor saw | A RAW file holds nearly all that the sensor measured. It has to be developed before it looks like a picture. | It's often called the digital negative. | Straight from the camera it can look flat.
2 | print | What is a JPEG? | A JPEG is finished by the camera | A JPEG is developed by the camera itself: colors, sharpness and contrast are fixed, and the rest is thrown away. | A JPEG opens nearly everywhere. | Each new saving can lose a little.
4 | tone steps | How many tones do they hold? | JPEG has two hundred fifty six steps per color | A JPEG has two hundred and fifty six steps for each color. RAW files of twelve or fourteen bits have thousands. | That's why dark corners can be lifted. | In a JPEG they soon show bands.
3 | full card | How much larger is RAW? | RAW files are several times larger | A RAW file is often several times as large as a fine JPEG of the same picture. | Cards and cameras fill up sooner. | Bursts get shorter.
3 | white balance | What can be changed later? | In RAW, white balance can be chosen later | In a RAW file the white balance is only a note. You can choose it later without loss. | A JPEG has it baked in. | One odd lamp color is easy to mend that way.
3 | two icons | Which one should you use? | RAW is for editors, JPEG for the quick | If you edit, you gain from RAW. If you send pictures right away, take JPEG. Many cameras save both. | News and sports photographers often send JPEG. | Phones offer RAW in some modes, too.
! quality | RAW photos look better | Out of the camera they often look duller. They only hold more to work with. | The look comes from developing.
`

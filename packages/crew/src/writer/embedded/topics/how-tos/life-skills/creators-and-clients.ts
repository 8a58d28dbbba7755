/** What creators, freelancers and small shops ask, for `readTopics`. No platform's secret rules, no law, no taxes. */
export const CREATORS_AND_CLIENTS = `
# growing-on-short-video | how-to | growing on TikTok and Reels | grow on tiktok, grow tiktok, grow your tiktok, grow tiktok account, grow on reels, grow on youtube shorts, go viral, go viral on tiktok, going viral, get more views on tiktok/reels/shorts, get views, get out of 200 view jail, 200 view jail, tiktok tips, tiktok for beginners, tiktok mistakes, tiktok mistakes to avoid, start on tiktok, tiktok for business, reels tips, instagram reels tips, reels mistakes, low views, low views on tiktok, mistakes new creators make, mistakes small creators make, content creator mistakes, content creator tips, content creation for beginners, become content creator, things i wish i knew before becoming content creator | TikTok
> They leave in second two. Look there. | You don't need more ideas. You need the same one, better. | Nobody is punishing you. They swiped.
@ Two hundred views, again, and you refresh.
1 | dropping curve | Where do you look first? | Look at where they leave | Look at the curve that shows where people leave. The cliff is what you mend next. | The curve is an honest critic. | The first cliff often comes within three seconds.
2 | open mouth | How do you begin? | Open with the result or the problem | In the very first sentence and picture, show how it ends or what went wrong. No hello, no intro. | People decide before they think. | Text on the screen says it, too.
3 | one topic | What do you post about? | Make thirty videos for one kind of viewer | Pick one person and one promise, and don't wander off for thirty videos. | The platform learns who to show them to. | Change the wrapping, not the topic.
4 | repeated hit | What do you do with a hit? | Remake the one that worked | When a video takes off, do it again: same form, new example. | One success is an experiment that you won. | Viewers rarely saw the first.
5 | question bubble | What brings shares? | Make it for one person to send on | Make a video that your viewer wants to send to one certain friend. | Sends and saves show real worth. | Ask one question that is easy to answer.
5 | batch day | How do you last? | Post at a pace that you can keep | Film several on one day, and post at a pace that you can keep for a year. | Many give up before they are good. | Count videos, not followers.

# captions-for-posts | how-to | writing captions for posts | write captions, write captions for instagram, write instagram caption/captions, instagram captions, write better captions, caption writing, caption ideas, caption tips, write caption, write good captions | Social media marketing
> Nobody presses more for: happy Monday. | The first line is a headline. | Write it last, read it aloud.
@ The picture is perfect, and below it stands a sun emoji.
1 | first line | What decides? | Put the point into the first line | Before the text gets cut off, give a number, a question or a confession. | The first line is all that many people read. | Delete your first sentence.
2 | air between lines | How does it look? | Break it into lines of one thought | Break a caption into short lines, one thought each, with air between. | Blocks look like work. | Two emojis are plenty.
3 | small story | What goes into it? | Tell what the picture can't show | Write about what went wrong, what it cost, what you learned. | It gives a reason to stay. | Write as you would to one friend.
4 | single button | How do you end? | Ask for one thing | End with a word in the comments, a save, or a click. Not all three. | Too much choice makes people do nothing. | An easy question gets more answers.
5 | three tags | What about hashtags? | Use a few exact hashtags | Name the topic and the place in a handful of tags, and put the words people search for into the text. | Thirty vague ones help nobody. | Never tag what it isn't.

# on-camera | how-to | being confident on camera | be confident on camera, confident on camera, confidence on camera, talk to camera, speak on camera, speak to camera, get comfortable on camera, be comfortable on camera, camera shy, stop being camera shy, camera confidence, be natural on camera, look natural on camera, on camera tips, talk on camera | Public speaking
> The lens is one person. Talk to that one. | Your normal is half asleep on screen. | The first ten are for the bin.
@ The red dot blinks, and you forget what a sentence is.
1 | photo by lens | Who do you talk to on camera? | Talk to one person behind the lens | Stick a photo of someone you like beside the lens, and tell it to them. | Crowds make you lecture. | Say you, not you guys.
2 | louder bar | How much energy? | Turn your energy up by a fifth | Use a bit more voice, face and hands than feels normal. | The camera takes some away. | Stand up, and warm up your voice.
3 | three words | Do you learn it by heart? | Learn the first line by heart | Know your opening cold, and keep just three words in mind for the rest. | Learned text makes dead eyes. | One sentence per take is fine, too.
4 | practice folder | How do you lose the fear? | Film one minute a day for yourself | For ten days, record a minute and show no one. Then watch it with one question: what can stay? | You get used to your face. | Nearly everybody dislikes their own voice at first.
5 | kept mistake | What about slips? | Go on after a slip | In a recording, pause and say the sentence again. In a live stream, laugh and go on. | Cuts forgive, and viewers do, too. | For a live: plan three topics and say hello to names.

# thumbnails | how-to | making YouTube thumbnails | youtube thumbnail, youtube thumbnails, youtube thumbnail tips, make youtube thumbnail/thumbnails, make thumbnail/thumbnails, design thumbnail/thumbnails, thumbnail design, thumbnail tips, thumbnail mistakes, thumbnails that get clicks, youtube title, youtube titles, write youtube title/titles | Thumbnail
> It's as large as a stamp. | Three words. Not the title again. | The thumbnail asks, the video answers.
@ Your video stands between two others, as small as a fingernail.
1 | stamp size | How do you test it? | Shrink it to the size of a stamp | Shrink the thumbnail to the size of a stamp, and look from an arm's length. | That's how people see it. | If you squint and get it, it works.
2 | one face | What is in it? | Show one thing and one feeling | Keep a single object in the picture and, if it fits, one face with a clear feeling. | Eyes find faces first. | Empty space is no waste.
3 | three words | What is written on it? | Write four words at most | Make the words thick and bright, and don't repeat the title. | The two work as a pair. | Keep the lower right corner free for the time.
4 | light on dark | How does it stand out? | Make it bright against dark | Set a bright thing before a dark ground, or the other way, and use two colors. | Contrast is seen before content. | Look at it beside your rivals.
5 | kept promise | What must it not do? | Promise only what the video shows | What's on the thumbnail has to turn up in the first minute. | Viewers who feel fooled leave, and that counts. | Think of it before you film.

# planning-content | how-to | planning content for a month | plan content, plan content for month, plan content for the month, content plan, content calendar, make content calendar, content calendar for beginners, content planning, content batching, batch content, batch create content, batch film, plan social media posts, social media calendar, social media plan, content pillars, content pillars explained, post consistently, be consistent on social media, stay consistent on social media | Content creation
> One afternoon, twelve posts. | Four themes, three forms: done. | Ideas come at the shower. Plans come on Sunday.
@ It's eight in the evening, and you have to post something.
1 | four pillars | What do you post about? | Choose four themes | Rotate four kinds of posts: teach, show how it's made, tell about a customer, make an offer. | You never begin from nothing. | Sell in one of five.
2 | question list | Where do ideas come from? | Collect the questions of customers | Collect the questions that customers ask, in their words. Each is a post. | What one asks, fifty want to know. | Keep the list on your phone.
3 | grid | How do you fill a month? | Cross themes with forms | Cross the themes with three forms: list, before and after, short story. That makes twelve. | A grid thinks for you. | Leave gaps for what happens.
4 | filming day | When do you make it? | Film it all on one day | Write on one day, film on another, edit on a third. Change the shirt in between. | Setting up costs much of the time. | Three takes, then on.
5 | clock chart | When do you post? | Look into your own numbers for the time | There's no best hour for all. Look up when your followers are online, try two times for two weeks, and keep the better one. | A good post finds its people at any hour. | The same days help you, not the machine.

# faceless-videos | how-to | making faceless videos | make faceless videos, faceless videos, faceless youtube channel, start faceless youtube channel, faceless channel, start faceless channel, faceless content, create faceless content, faceless tiktok, faceless instagram, faceless reels, make videos without showing your face, make youtube videos without showing your face, faceless video ideas, faceless video mistakes | YouTube
> Nobody needs your face. They need your first sentence. | The voice is the face. | Stock footage of a laptop is a goodbye.
@ You have something to say, and no wish to be seen.
1 | one shelf | What is it about? | Pick a topic with fifty videos in it | Pick a topic that you could tell for an hour, narrow enough to say in one line. | Fifty videos need a well. | Facts need sources.
2 | script page | What carries it? | Write for the ear | Keep sentences short, with one thought each, and read them aloud. | There's no face to save a dull line. | Cut the first two sentences.
3 | wardrobe studio | How do you get a good voice? | Record close, in a closet | Record a hand's width from the microphone, among clothes or pillows, standing, with a smile. | Soft things swallow the echo. | Drink water, and mark the words that count.
4 | changing pictures | What do people see? | Change the picture with each thought | Show exactly what you're saying, in hands, maps, drawings or screens, and cut when the thought changes. | Vague pictures make people leave. | Check that you may use them.
5 | caption line | How do you hold them? | Open a question early, close it late | Open a question in the first seconds and answer it at the end, with captions and quiet music. | Curiosity replaces the smile. | The same look each time is your face.

# brand-deals | how-to | getting brand deals | get brand deals, get brand deal, brand deals, brand deals for small creators, get sponsorships, get sponsors, get sponsored, get sponsored on instagram/youtube/tiktok, pitch to brands, pitch brands, email brands, work with brands, ugc, ugc for beginners, become ugc creator, start ugc, ugc creator, ugc explained, make media kit, media kit, price sponsored post, how much to charge for brand deal, influencer mistakes, monetize instagram/tiktok, make money as content creator | Influencer marketing
> Ten thousand followers is no rule. | Write to the brand that you already use. | Free products don't pay the rent.
@ An email arrives: we love your content, dear name.
1 | sample videos | What do you need first? | Make three examples for products you own | Make three short examples for products that you own: problem, use, result. | Brands buy what they can see. | For UGC, you need no followers at all.
2 | one page | What is in a media kit? | Put it on one page | Put your media kit on one page: who watches, how many on average, three examples, what you offer. | Nobody reads ten. | Honest numbers, as they ask for proof.
3 | short pitch | How do you write to brands? | Send four sentences with one idea | Send four sentences: why you use it, who watches, one concrete idea, a question. To a person, and not to info. | Ideas get answers. | Follow up once, after a week.
4 | contract | What do you settle in writing? | Settle rights, time and changes | Settle in writing what you make, how long they may use it, as ads as well, how many changes, and when they pay. | Use as an ad costs extra. | Never pay to be chosen.
5 | ad label | What must not be hidden? | Mark it as an ad | Mark paid posts as ads, clearly and at the start, and turn down what you wouldn't give to a friend. | Trust is what they pay for. | Many countries require the label by law.

# hate-comments | how-to | dealing with hate comments | deal with hate comments, hate comments, respond to hate comments, handle hate comments, deal with haters, haters, handle haters, deal with trolls, internet trolls, respond to negative comments, negative comments, deal with negative comments, deal with online hate, deal with mean comments, mean comments | Internet troll
> Nine kind ones, one cruel, and you remember one. | Your answer is their reach. | Ask: would I ask them for advice?
@ It's one in the morning, and you read it for the fifth time.
1 | two piles | How do you read it? | Sort it: criticism or insult | Sort the comments: criticism says what, insult says who you are. Keep the first. | Some of it helps. | Bad tone can hold a good point.
2 | waiting cup | When do you answer? | Wait an hour before you answer | Give it an hour, and never reply at night. | Anger writes what screenshots keep. | Write it, and delete it.
3 | friendly reply | How do you answer criticism? | Thank them, once and short | Thank the critic, mend the fault or say why you don't, once and short. | Readers judge you by the answer. | A joke about yourself disarms.
4 | filter | What about insults? | Delete, block, and filter words | Delete, block, and let the platform's filter hide certain words. You owe nobody a stage. | It's your living room. | Let a friend go through them.
5 | saved proof | What about threats? | Save threats and report them | Save threats with name, date and link, and report them to the platform and the police. | Threats aren't opinions. | Talk to someone, and log out for a day.

# clients-who-do-not-pay | how-to | getting clients to pay on time | late paying clients, deal with late paying clients, clients pay late, get clients to pay, get clients to pay on time, client won't pay, client does not pay, client doesn't pay, get paid by client/clients, get paid on time as freelancer, get paid as freelancer, chase unpaid invoices, overdue invoice, avoid late payments | Accounts receivable
> Half before, half after. | Late is a habit that you allow. | They haggled at the start. That was the trailer.
@ The invoice is thirty days old, and their profile shows a beach.
1 | deposit coin | What prevents it best? | Take part of the money before you start | Take a third or half before you start, and the rest before you hand over the final files. | Clients who have paid answer their mail. | New customers understand it.
2 | short contract | What belongs in writing? | Write what, when, how many changes | Write down what you make, by when, how many changes are included, and what one more costs. | Small extras eat your profit. | One page is enough.
3 | warning signs | Which clients do you turn down? | Turn down urgent, vague and cheap together | Be careful with a job that is urgent, vague and cheap at once, or with clients who speak badly of everybody before you. | It seldom gets better. | Say that you are booked.
4 | friendly reminder | What if the date passes? | Remind on the first day, kindly | Remind the client on the first day, kindly, with the invoice attached and one question: when will you pay? | Many forgot. | Write to the person who pays.
5 | pause sign | What next? | Pause the work until they pay | Call, then pause the work until they pay, and set a last date in writing. | You have one lever, your work. | Free advice on claims exists in many places.
5 | goodbye letter | How do you end it? | End it politely, and after the last invoice | End the work politely when the job is done and paid: I am not the right one for what you need, this colleague may be. | Never in anger. | Hand over all files.

# asking-for-referrals | how-to | asking for referrals | ask for referrals, ask for referral, get referrals, get more referrals, get referrals from clients, get more referrals from clients, referral, referrals, word of mouth, word of mouth marketing, get recommended, get clients through referrals, ask clients for referrals, client referrals, referral program, referral program for small business | Referral marketing
> Happy customers don't tell. They answer. | Ask at the moment they say wow. | Give them the sentence.
@ She says that it is the best haircut of her life, and goes.
1 | wow moment | When do you ask? | Ask when they are happiest | Ask at the moment when they thank you, and not in a mail three months later. | Joy has a short life. | It takes two seconds of courage.
2 | exact person | What do you ask? | Ask for one kind of person | Be specific: do you know someone who's moving this year? | "Anyone" brings nobody to mind. | A face comes to mind right away.
3 | ready text | How do you make it easy? | Give them two lines to send | Give your customers two lines or a card that they can pass on. | Nobody wants to write an advert. | Their own words may follow.
4 | thank you card | What do you give in return? | Thank them, even if nothing comes of it | Thank people who recommend you by name, with a note or a small treat for both, even if it leads nowhere. | Being noticed is what counts. | Large rewards look like a bribe.
5 | colleague | Who else sends people? | Befriend those who serve your customers first | Find out who your clients hire just before you: the photographer knows the florist. | They get asked for names a lot. | Send them a customer first.

# selling-on-instagram | how-to | selling on Instagram | sell on instagram, sell products on instagram, instagram for business, instagram tips for business/small business, instagram tips, instagram tips for beginners, instagram mistakes | Social commerce
> They like it, and don't know that it is for sale. | Your bio is a shop window. It says: dreamer, cat mom. | Say the price.
@ Two hundred likes, and no order.
1 | bio card | What belongs in the bio? | Say what, who for and where | Say in the bio what you make, who it is for and where you ship, with one link. | Strangers decide in three seconds. | A face or a clear product as the picture.
2 | three pinned posts | What stands on top? | Pin the answers to three questions | Pin three posts: what it is, how to order, what customers say. | It saves you the same ten messages. | Show the size in a hand.
3 | price tag | Do you name prices? | Put the price in the post | Write what it costs, or where prices start. "Message for price" makes people leave. | Asking feels like a promise to buy. | Say what is included.
4 | making hands | What sells? | Show it being made and being used | Show the thing being made and being used, not only lying there. | People buy the moment. | A customer's photo is the best advert.
5 | stories poll | How do you get to talk? | Ask two choices in stories, and answer all | Ask for a choice in stories, blue or green, and answer every message by name within a day. | Talks become orders. | Save answers as text blocks.

# window-displays | how-to | making a shop window | window display, window displays, window display ideas, window display ideas for small shop, shop window, shop window ideas, shop window display, decorate shop window, store display, store displays, store display ideas, retail display tips, visual merchandising, visual merchandising tips, get people into your shop/store, get more people into your shop/store, attract customers to store/shop | Display window
> Three seconds, from a moving bus. | One idea, and air. | Light it at night, when you sleep.
@ A woman walks by, slows down, and walks on.
1 | single chair | How much goes in? | Show one idea, and leave half empty | Pick a single idea for the window and give it room. | A full window is a shelf. | Say it in three words.
2 | eye line | Where does the best thing stand? | Put the star at eye level | Place your best piece where passing eyes are, a bit off center, and check it from across the street. | From inside it lies. | Children see the lower part.
3 | triangle | How do you arrange it? | Build a triangle of three heights | Stack boxes, ladders and books so that one thing stands high, one in the middle, and one low. | It leads the eye to the top. | Odd numbers look alive.
4 | spot lamp | What about light? | Point lamps at the goods | Turn the lights away from the glass and onto what you sell, and leave them on in the evening. | By day, the glass mirrors the street. | Clean it on the outside.
5 | calendar | How often do you change it? | Change it every few weeks | Change the window every few weeks, with the season a bit ahead, and put a price and a question in it. | What never changes becomes invisible. | What moves is seen first.

# full-salon | how-to | filling a salon's calendar | make your salon fully booked, fully booked salon, get more salon clients, get more clients for salon, get more clients as hairdresser/hairstylist/barber/stylist, get more clients as nail tech, get clients as nail tech/lash tech, get lash clients, marketing tips for hair salons, marketing for hair salons, salon marketing, salon marketing ideas, market hair salon, market salon, hair salon marketing, promote your salon, promote hair salon, grow salon, barbershop marketing, beauty salon marketing, nail salon marketing, get more clients in salon, hairdresser marketing | Beauty salon
> The next appointment is made in the chair. | Before and after is your whole advert. | Tuesday is your problem. Treat Tuesday.
@ Saturday is full until March. Tuesday, you sweep.
1 | booked card | What fills it fastest? | Book the next visit before they leave | Ask before they leave: shall I put you down in six weeks at the same hour? | Later means when I think of it. | Guests who come back need no adverts.
2 | two photos | What do you post? | Post before and after, same spot | With permission, photograph each client twice, in the same place and light. Name the problem, not the color number. | People look for their own hair. | Write the town in the text.
3 | online calendar | What stops people from booking? | Let them book at night | Let guests book online at any hour, with the price and the time beside it. | Many think of it in the evening. | Remind them the day before.
4 | friend card | How do new ones come? | Give regulars a card for one friend | Make it a gift for both of them, the friend and the regular. | A friend's hair is the best proof. | Ask when they smile at the mirror.
5 | quiet Tuesday | What about empty days? | Make the empty day special, not cheap | Turn slow Tuesdays into quiet hours, a morning for parents with babies, or a free treatment on top. | Discounts teach people to wait. | Say so in stories on Monday.

# first-hire | how-to | hiring your first employee | hire first employee, hire your first employee, hire employee, hire employees, hire someone, hire people, hiring, hiring tips, hiring mistakes, hire good employees, hire right person, first employee | Recruitment
> Hire for the task that you hate. | Talk is cheap. Let them try an hour. | The first week decides the first year.
@ You work at eleven at night, and write: looking for help.
1 | task list | What do you hire a person for? | List the tasks before the person | For two weeks, write down what you do. Mark what others could do. That list is the job. | A helper for everything helps with nothing. | Start with some hours.
2 | honest advert | How do you write the advert? | Say what is hard about it | Say what the new person does on a normal day, what it pays, and what is hard about it. | The wrong ones stay away. | Where your customers are, look first.
3 | same questions | How do you interview? | Ask them all the same five questions | Use real moments, the same five for everyone: tell me about a day when a customer was angry. | Liking a person is no proof. | Take notes right away.
4 | trial hour | How do you know? | Let them try the real work, paid | Let the best two try a piece of the real work, paid, and with their leave call one former boss. | Hands tell more than mouths. | Watch how they ask.
5 | first week sheet | How do they stay? | Plan the first week hour by hour | Write down who shows what, where lunch is, and what they can do alone by Friday. | Lost people leave early. | Show it, do it together, let them do it.
`

/** What parents and pupils ask, without medical advice, for `readTopics`. */
export const BABIES_AND_SCHOOL = `
# baby-sleep | how-to | helping a baby to sleep | get baby to sleep, get baby to sleep through night, baby to sleep, baby to sleep through night, baby sleep, put baby to sleep, help baby sleep, baby sleep tips, baby sleep routine, baby sleep schedule, newborn sleep, newborn to sleep, get newborn to sleep, make baby fall asleep, baby wakes up at night, baby waking up at night, baby not sleep/sleeping, baby will not sleep, baby wont sleep, sleep train baby | Infant sleep
> Nobody sleeps through the night. Babies just tell you. | Your baby doesn't know it's night. Teach them. | A routine is a lullaby made of small things.
@ It's three in the morning, and two eyes look at you.
1 | daylight | How does a baby learn day and night? | Make days bright and nights dull | Let in daylight and noise by day. At night keep light low, speak little, and don't play. | Newborns don't know the difference yet. | It takes weeks, not days.
2 | bath | What is a good bedtime routine for a baby? | Do the same small things each evening | Wash, change, feed, sing, bed: the same few steps in the same order, about half an hour. | The order tells it what comes next. | Grandparents can learn it, too.
3 | yawn | How do you know that a baby is tired? | Put it down at the first signs | Yawning, rubbing eyes, looking away: put it to bed then, not an hour later. | An overtired baby finds sleep harder. | Sleepy but awake teaches it to fall asleep in its bed.
4 | empty crib | How should a baby sleep safely? | On its back, in an empty bed | Lay your baby on its back, on a firm flat mattress, without pillow, blanket or toys. | This is what doctors all over the world advise. | A sleeping bag of the right size takes the place of a blanket.
5 | clock | When do babies sleep through the night? | Give it months | Many babies need to eat at night for months, and every one has its own pace. | Waking is normal and keeps it fed. | If you are worried, ask your doctor or midwife.
! late bed | a baby put to bed late sleeps longer | Overtired babies often wake earlier. | Try an earlier bedtime.

# childproofing | how-to | making a home safe for a baby | babyproof/childproof home/house/kitchen/apartment, baby proof home/house/kitchen/apartment, child proof home/house/kitchen, babyproofing, childproofing, baby proofing, baby proof, make home/house safe for baby/toddler/child, baby safety at home, toddler safety at home, child safety at home, home safe for baby/toddler, baby starts crawling | Childproofing
> To childproof your home, get down on your knees. | Babies learn to climb the day before you expect it. | Tip that shelf before your child does.
@ It crawled. Just now. Straight toward the socket.
1 | crawling parent | How do you begin to babyproof a home? | Crawl through your home | Crawl through every room and pick up what is small, sharp, hot or hanging. | From down there you see what your baby sees. | Do it again when it begins to stand.
2 | wall bracket | Why do you fix furniture to the wall? | Fix shelves and televisions to the wall | Screw shelves, dressers and the television to the wall. | Drawers make a ladder, and the whole thing falls. | Do it before your baby can pull itself up.
3 | stair gate | How do you make stairs safe for a baby? | Gate the stairs at top and bottom | Fit gates above and below, and screw the one at the top to the wall. | A gate that is only wedged in can give way. | Windows need locks.
4 | locked cabinet | What must be locked away from a baby? | Lock away cleaners, medicine and batteries | Keep cleaners, medicine, button batteries, magnets and alcohol high up and locked. | Swallowed button batteries burn within hours: that is an emergency. | Put your poison line's number in your phone.
5 | bath water | Where do babies need you within reach? | Stay within reach of all water | Never leave a baby alone in the bath, not for a moment. Empty tubs and buckets at once. | A few centimeters of water are enough. | Hot drinks, cords and pot handles belong out of reach, too.
! watching | careful parents need no locks | Everybody looks away for three seconds. | Locks are for those three.

# hospital-bag | how-to | packing a hospital bag for a birth | pack hospital bag, pack in hospital bag, pack in hospital bag for birth/labor, hospital bag, hospital bag checklist, pack bag for hospital/birth/labor, what to pack for birth/labor/hospital, bring to hospital for birth, when to pack hospital bag, hospital bag be packed, hospital bag for mom/dad/baby | Childbirth
> Pack an extra long charging cable for the hospital. | Put the papers on top of your hospital bag. | Pack snacks for the one who waits.
@ The bag stands by the door, and the baby decides.
1 | calendar | When do you pack a hospital bag? | Pack it some weeks before | Have it packed about four weeks before the date, and tell your partner where it is. | Babies don't read calendars. | Ask your hospital for its own list.
2 | papers | Which papers go in a hospital bag? | Put the papers on top | Put in identity card, insurance card, your pregnancy notes and the birth plan if you have one. | They're the first thing asked for. | Add medicine that you take.
3 | soft robe | What does a mother need in the hospital? | Pack loose, soft and dark | Pack a robe, loose clothes, slippers, large underwear, pads, nursing bra and toiletries. | Nothing should press. | Lip balm and hair ties are the things most missed.
4 | tiny hat | What does the baby need from the hospital bag? | Two sets for the baby, and a seat | Pack two sets of clothes in two sizes, hat, blanket, diapers, and have the car seat fitted. | Many hospitals lend the rest. | Without a seat there is no ride home by car.
5 | charger | What does the partner need in the hospital? | Snacks, chargers and a long cable | Pack food, drinks, a sweater, a change of clothes, a charger with a long cable and some coins. | It may take a day and a night. | Sockets are never near the bed.
! suitcase | you need a suitcase for a month | Your family can bring more. | One bag for the birth and one for after is plenty.

# potty-training | how-to | potty training | potty train/training, potty train toddler/boy/girl/child/son/daughter, toilet train/training, toilet train toddler, potty training tips, start potty training, ready for potty training, toddler refuses/hates potty, get toddler to use potty, toddler to use potty, child out of diapers | Toilet training
> You can't potty train a child who isn't ready. | Praise the try, and say little about the puddle. | Accidents are part of potty training.
@ The little potty stands in the bathroom, and a bear sits on it.
1 | dry diaper | When do you start potty training? | Wait for the signs | Dry for two hours, telling you that something is coming, wanting to be like you: that is ready. Often between two and three years. | Body and mind have to be far enough. | Starting too early takes longer.
2 | small potty | How do you begin potty training? | Let the potty move in first | Let it stand in the bathroom for some days. Sit on it dressed, read a book, watch the big ones. | What is known doesn't frighten. | Feet should touch the ground.
3 | clock | How often do you put a toddler on the potty? | Offer it at fixed times | Offer it after waking, after meals, and before going out, without pressure. | Those are the likely moments. | A few minutes are enough.
4 | sticker | How do you reward potty training? | Praise the try | Be glad at each try, also when nothing comes. A sticker or a song will do. | A child learns for your smile. | Sweets make it a trade.
5 | spare pants | What do you do about accidents? | Change the pants, say little | Stay calm, let it help to change, and pack spare clothes for weeks. | Shame makes it hold back. | Nights often take a year longer, and that is normal.
! race | early trained children are smarter | It says nothing about a child. | All of them learn it.

# talking-to-teenagers | how-to | talking with your teenager | talk to/with teenager/teen/teenage, get teenager to talk/open, get teenager to open up, teenager will not talk, teenager wont talk, teenager not talk, communicate with teenager/teen/teenagers/teens, connect with teenager/teen, deal with teenager/teen/teenagers, raise/raising teenager/teenagers, parenting teenager/teens/teenagers, bond with teenager, get along with teenager, teenager listen, teenager to listen | Adolescence
> The best talks with teenagers happen in the car. | Ask your teenager less, and you'll hear more. | A slammed door isn't the end of the talk.
@ How was school? Fine. And the door closes.
1 | car seat | Where do teenagers talk most easily? | Talk side by side | Talk in the car, while cooking, on a walk. | Without eyes on them they say more. | Night is often their hour, so be there when they drift into the kitchen.
2 | closed mouth | How do you get a teenager to open up? | Listen without fixing it | Listen to the end, and ask: do you want advice, or shall I just listen? | A lecture ends every talk. | Being heard is often all they want.
3 | open question | Which questions do teenagers answer? | Ask about what they love | Ask them to show you the game, the song, the joke. | How was school is a question for one word. | Their interest is the door, even if it isn't yours.
4 | door | How do you argue with a teenager? | Cool down, then talk | When voices rise, say that you will talk in an hour, and keep to it. | Nobody thinks well in a rage. | Say sorry first when you were wrong.
5 | rule sheet | How do you agree on rules with a teenager? | Make few rules, and make them together | Agree on a few rules that matter, with reasons, and let them have a say. | Rules they helped to make are kept more often. | If you are worried about them, get help early.
! friend | parents should be a teenager's best friend | They have friends. They need a parent who stays calm and keeps the limits. | Warm and firm go together.

# first-school-day | how-to | preparing a child for the first day of school | prepare child/kid/son/daughter/kids/children for first day of school, prepare child/kid/son/daughter for school, first day of school, get child/kid ready for school, starting school, child starts school, child starting school, child cries at drop off, separation anxiety at school, back to school checklist | First day of school
> A short goodbye is a kind goodbye. | Practice the lunch box, not the alphabet. | After school, feed them first and ask later.
@ The bag is larger than the back that carries it.
1 | empty playground | How do you prepare a child for school? | Visit the school before | Walk the way together, look at the playground, and find out where the toilets are. | What is known is only half as frightening. | Meet another child from the class if you can.
2 | lunch box | What should a child be able to do before school? | Practice the small things | Let it practice to open the lunch box, put on a jacket, and ask for the toilet. | These are the things that go wrong on day one. | Reading is what school is for.
3 | alarm clock | When do you change bedtime for school? | Move bedtime a week early | Shift bedtime and breakfast step by step, starting a week or two before. | Tired children cry more easily. | Lay out clothes in the evening.
4 | wave | How do you say goodbye on the first day of school? | Keep the goodbye short | One hug, one sentence, when you will be back, and go. | A long goodbye says that there is something to fear. | Most tears are over before you are at the gate.
5 | snack | What do you ask after the first day of school? | Feed first, ask later | Give it a snack and some quiet. Then ask what made it laugh. | A first day is hard work. | It may tell you all of it at bedtime.
! tears | a child that cries isn't ready | Tears on the first days are common. | If they last for weeks, talk to the teacher.

# oral-exam | how-to | passing an oral exam | prepare/pass/study for oral exam, prepare for oral exam/test, oral exam/exams, pass oral exam/exams, oral exam tips, speaking exam/test, prepare for speaking exam/test, viva, prepare for viva, thesis defense, prepare for thesis defense, defend thesis, nervous before oral exam | Oral exam
> You know it. Can you say it out loud? | Silence in an oral exam isn't a mistake. It's thinking. | Learn your first sentence by heart.
@ The door opens, and your name is called.
1 | talking aloud | How do you study for an oral exam? | Study out loud | Explain each topic aloud, to a friend or the wall, in two minutes. | To read isn't to speak. | Where you get stuck, you have found your gap.
2 | index card | How do you prepare answers for an oral exam? | Make one card for each topic | Write a definition, three points and an example on one card for each topic. | That's an answer with a beginning and an end. | Mix the cards and draw.
3 | two chairs | How do you practice for an oral exam? | Play the exam with a friend | Have your friend ask you in random order, seated, with a clock. | Your body gets used to the setting. | Ask those who took it what the examiner likes.
4 | breath | What do you do when you know nothing in an exam? | Say what you do know | Repeat the question, name what is close to it, and think aloud. | Examiners often help those who think. | It's fine to ask: could you put that differently?
5 | shoes | How do you calm down before an oral exam? | Come early, breathe out slowly | Be there early, breathe out longer than in, and know your first sentence. | A long breath out slows the heart. | Nerves show far less than you feel.
! fast talk | fast speakers seem smarter | Fast speakers make more mistakes. | A pause looks calm.

# calm-before-exams | how-to | staying calm before an exam | stay/keep calm before/during exam/test, calm down before exam/test, exam nerves/anxiety/stress, test anxiety/nerves, stop being nervous before exam/test, nervous before exam/test, calm nerves before exam/test, overcome/deal/manage exam/test anxiety/stress, night before exam, day before exam, morning of exam, blank out in exam, mind goes blank in exam | Test anxiety
> The night before an exam is for sleep. | Your racing heart can help you in an exam. | Nervous? Breathe out longer than you breathe in.
@ The paper lies face down in front of you.
1 | packed bag | What do you do the night before an exam? | Pack, and close the books | Pack pens, papers and water, stop early, and sleep. | Sleep files what you have learned. | What you cram at midnight pushes other things out.
2 | breakfast | What do you eat before an exam? | Eat as you always do | Have a breakfast you know, and water. No new drinks, no double coffee. | Your stomach is nervous enough. | Leave home with time to spare.
3 | long breath | How do you calm down before an exam? | Breathe out longer than in | Breathe in for four counts, out for six, for two minutes. | The long breath out tells your body that all is well. | Nobody around you notices.
4 | first page | How do you begin an exam? | Read all of it, begin with the easy part | Read the whole paper, and answer first what you are sure of. | Points calm you down. | Plan the time for the rest.
5 | blank page | What do you do when your mind goes blank? | Put the pen down for a minute | Look away, breathe, and write any word that belongs to the topic. | Fear blocks the way, but the knowledge is there. | One word pulls the next.
! calm people | good students aren't nervous | Nearly everyone is. A bit of it sharpens you. | If fear takes over your life, talk to someone you trust.

# stop-putting-off-homework | how-to | starting your homework | stop procrastinating on homework/studying/schoolwork/assignments, beat/overcome procrastination on homework, focus on homework, concentrate on homework, finish homework fast, finish homework quickly, motivate yourself to study, motivate myself to study, motivation to study, get motivated to study, study when you are tired, start homework | Procrastination
> You aren't lazy. The task is too big. | Five minutes of homework. Anybody can do five minutes. | Your phone doesn't have homework. Put it in another room.
@ You open the book, and suddenly the room needs cleaning.
1 | small step | How do you start homework? | Make the first step tiny | Don't write the essay. Open the file and write one bad sentence. | A small step frightens nobody. | Going on is easier than starting.
2 | timer | How long do you work before a break? | Work for twenty-five minutes | Set a timer for twenty-five minutes, then take a break of five. | An end in sight makes it bearable. | After four rounds, take a longer break.
3 | phone in drawer | What about the phone while you study? | Put the phone in another room | Leave it in another room, not face down beside you. | Even a silent phone pulls at your mind. | Check it in the break.
4 | fixed desk | Where and when do you do homework? | Same place, same time | Do it at the same table at the same hour. | Habit takes the decision away. | A snack and a glass of water first.
5 | list | What do you do first in homework? | Do the hardest thing first | Start with what you like least. | What you dread tires you until it is done. | Cross it out with a thick pen.
! pressure | you work best under pressure | You only work at last. With time you work better. | The panic of the night before costs sleep.

# times-tables | how-to | learning times tables | learn times/multiplication tables/table, memorize times/multiplication tables/table, teach times/multiplication tables/table, teach child/kids times/multiplication tables, help child learn times/multiplication tables, times tables, times table tricks, multiplication tables, multiplication table, learn multiplication, teach multiplication, multiplication tricks, remember times tables, learn times tables fast, learn times tables by heart | Multiplication table
> Half of the times table is a mirror. | You can do nine times anything on your fingers. | Five minutes a day beats an hour on Sunday.
@ Seven times eight. Everybody looks at the ceiling.
1 | mirror | How many times tables do you really have to learn? | Use that the table is a mirror | Three times seven is seven times three. That removes nearly half of the table. | Turned around, it is the same. | After the easy ones, only a few are left.
2 | easy numbers | Which times tables do you learn first? | Begin with one, two, five and ten | Learn one, two, ten and five first, then four as twice the twos. | They have a rhythm. | Success comes early.
3 | ten fingers | What is the trick for the nine times table? | Fold down a finger for nine | For four times nine, fold the fourth finger: three stand before it, six after. Thirty-six. | Nine is one less than ten. | The digits of the answer add up to nine.
4 | flash card | How do you practice times tables? | Five minutes a day, in mixed order | Practice five minutes a day with cards in mixed order, and keep the hard ones on top. | In order, one counts on in place of knowing. | Short and daily beats long and seldom.
5 | bouncing ball | How do you make times tables fun? | Add a ball, stairs or a song | Say a row while you jump stairs or throw a ball. | Movement and rhythm hold words in the memory. | Dice and cards make a game of it.
! talent | some children can't learn times tables | Most need more repetition and less hurry. | If it stays very hard for months, ask the teacher.

# child-that-hates-reading | how-to | helping a child to enjoy reading | help child who/that hates/hate reading, help child read/reading, child hates reading, child hate reading, get child/kid/kids/children to read, get child/kid/kids interested in reading, get child/kid/kids to like/love/enjoy reading, encourage child/kid/kids to read, help child learn to read, teach child/kid/toddler to read, child to read more, reluctant reader, reluctant readers, make reading fun, reading to kids/children, raise reader | Reading
> A kid who hates reading hasn't met the right book. | Yes, comics count. | Read to your kids long after they can.
@ The book is open, and your child is looking at the fly.
1 | comic | What can a child read that hates reading? | Let them choose, comics too | Comics, joke books, football magazines, game guides: all reading counts. | Interest carries a child over hard words. | Let them give up a dull book.
2 | sofa | How long should you read to a child? | Go on reading aloud | Read aloud each evening, even when they can read. Stop where it gets exciting. | They hear words and stories that are still too hard to read. | It's also the warmest time of the day.
3 | two voices | How do you help a child who reads slowly? | Take turns, page by page | You read a page, your child reads a line. Help at once with a hard word. | The story goes on, and nobody is tired. | Don't correct each slip.
4 | library card | Where do children find books they like? | Go to the library together | Go often, let them carry a pile, and don't ask about it. | In a pile of ten, one is right. | Librarians know the books that hook.
5 | reading parent | How do parents make readers? | Be seen reading | Read yourself, where they see it, with the phone away. | Children copy what you do. | Ten minutes together on a sofa are enough.
! lazy | a child that doesn't read is lazy | Some don't see well, and some find letters truly hard. | Ask the teacher or a doctor to look.
`

/** Words of computers, money and the law that people ask to have explained, for `readTopics`. */
export const WORDS_OF_SCREEN_AND_PURSE = `
# ram-and-rom | invention | RAM and ROM | ram vs rom, rom vs ram, ram and rom, rom and ram, difference between ram and rom, computer ram, random access memory, what is ram, how much ram do i need, read only memory | Random-access memory
> One forgets at once. One never does. | A desk, and a drawer. | Pull the plug, and it is empty.
@ The computer freezes, and your text was only in one place.
3 | desk and book | What is the difference between RAM and ROM? | RAM forgets without power, ROM does not | RAM is the fast working memory of a computer and is empty when the power goes. ROM keeps what is written in it, such as the first commands at the start. | RAM is a desk, ROM a printed book. | Most devices have both.
3 | memory sticks | What is RAM? | RAM is a computer's working memory | In RAM lies what the computer is working on right now: open programs, pages and texts. Each place in it can be reached at once. | Random access means just that. | It is much faster than a disk.
3 | slow laptop | What happens when RAM is full? | A full RAM makes a computer slow | When RAM is full, the computer moves parts to the disk and back, and that takes far longer. | Close tabs and programs first. | More memory helps if it happens each day.
4 | moon computer | How much RAM did the Moon computer have? | The Moon was reached with four kilobytes | The computer of the Apollo flights had about four kilobytes of working memory. A phone today has more than a million times as much. | Its programs were woven in wire. | That wire was its ROM.
3 | chip | What is ROM used for? | ROM holds the first commands | When a device starts, it reads its first commands from ROM or from flash memory that has taken its place. | Old game cartridges were ROM, too. | Flash can be rewritten, so updates are possible.

# cpu-and-gpu | invention | processors, CPU and GPU | cpu vs gpu, gpu vs cpu, cpu and gpu, cpu, gpu, graphics card, graphics cards, what is a cpu, what is a gpu, difference between cpu and gpu, processor of a computer | Central processing unit
> A few geniuses, or thousands of clerks. | Games built the machines of AI. | Billions of switches on a fingernail.
@ The fan starts to roar, and the dragon looks real.
3 | two chips | What is the difference between a CPU and a GPU? | A CPU is clever, a GPU is many | A CPU has a few strong cores that do one thing after another very fast. A GPU has thousands of small ones that do the same thing at once. | A picture has millions of points to fill. | A computer can use both.
3 | processor | What is a CPU? | A CPU is the brain of a computer | The CPU reads commands from memory and carries them out: adding, comparing, moving. It does billions of steps a second. | Each step is very simple. | The speed makes it look clever.
3 | graphics card | What is a GPU? | A GPU was made for pictures | A GPU was made to draw games quickly. It calculates many points of a picture at the same time. | The word became common in nineteen ninety nine. | Today it calculates far more than pictures.
4 | server hall | Why does AI need GPUs? | AI is mostly the same sum, many times | Neural networks multiply long lists of numbers, and all of that can be done side by side. GPUs are made for just that. | So a maker of gaming chips became one of the most valuable companies. | In twenty twelve, a network trained on two gaming cards surprised researchers.
4 | tiny switches | How many transistors are in a processor? | A chip holds billions of switches | A modern processor has tens of billions of transistors on a piece as small as a fingernail. The first, of nineteen seventy one, had two thousand three hundred. | It was the Intel forty oh four. | Each is a switch without moving parts.

# what-is-an-ip-address | invention | IP addresses | ip address, ip addresses, what is an ip address, internet protocol address, find my ip | IP address
> Every letter needs an address. | Four billion were not enough. | It does not show your door.
@ You press enter, and a packet looks for its way.
3 | envelope | What is an IP address? | An IP address says where data must go | An IP address is the number of a device or network on the internet, like an address on a letter. | Data is sent in packets, each with two addresses. | Without it, no answer would find you.
3 | map pin | Can an IP address show where you live? | It shows a region, not your door | From an IP address, anybody can guess the country and often the city. Only the provider knows which customer had it. | Courts can ask the provider. | Guesses of the city are often wrong.
4 | long number | Why are IP addresses running out? | Four billion addresses were not enough | The old kind of IP address allows about four point three billion. So all devices in a home share one, and a new kind with far longer numbers was made. | The new kind is called version six. | It has more addresses than anybody can use.
3 | phone book | How do names become IP addresses? | A phone book turns names into numbers | When you type a name, your device asks the domain name system for the number. It works like a phone book. | That takes a few hundredths of a second. | When it fails, pages seem to be gone.
3 | tunnel | How do you hide your IP address? | A VPN shows another address | With a VPN, a page sees the address of the VPN, not yours. | The VPN's owner can see where you go. | Cookies and logins still know you.

# what-is-five-g | invention | mobile networks and five G | 5g, what is 5g, 5g vs 4g, 4g vs 5g, 5g network, is 5g dangerous, mobile phone networks, how do cell phones work | 5G network
> The G is for generation. | Your phone talks to a honeycomb. | Faster, and with shorter arms.
@ The video starts before you lift your finger.
3 | phone mast | What is five G? | It is the fifth generation of mobile networks | The fifth generation of mobile networks came into use around twenty nineteen. It is faster, answers sooner and can serve more devices in one place. | The fourth began about ten years before. | Old networks are being switched off.
3 | honeycomb | How do cell phones work? | A phone is a radio among cells | A phone sends radio waves to the nearest mast. Each mast serves one cell, and you are handed on from one to the next as you move. | That is why it is called a cell phone. | The masts are joined by cables.
3 | wall | Why is five G slower indoors? | High waves do not get through walls | The fastest part of the new networks uses very short waves, which walls, leaves and even rain weaken. | So it needs many small antennas. | Lower waves reach farther, and are slower.
3 | measuring device | Is five G dangerous? | No harm is known below the limits | The waves of mobile networks have too little energy to break up molecules. Within the limits that are set, no harm to health has been shown. | Visible light has far more energy. | Research goes on.
4 | car phone | What was the first generation? | The first generation could only talk | The first networks around nineteen eighty carried voices without coding. The second brought text messages, the third the internet. | Anybody with a receiver could listen. | The fourth brought video for all.

# tariffs-explained | money | tariffs | tariff, tariffs, what is a tariff, how do tariffs work, who pays tariffs, import duties | Tariff
> A tax at the border. | Whoever imports pays first. | Chickens made trucks expensive.
@ A ship waits, and somebody opens a list of prices.
3 | container ship | What is a tariff? | A tariff is a tax on imports | A tariff is a tax that a country takes on goods from abroad. It can bring money or protect makers at home. | It is often a percentage of the value. | Trade agreements lower it.
4 | price tag | Who pays a tariff? | The company that imports pays the tariff | The importer pays the tariff at the border, not the foreign country. It may raise prices, earn less, or press its supplier. | Buyers often pay a part in the end. | How much depends on what else they can buy.
3 | factory | Why do countries use tariffs? | Tariffs protect jobs, and raise prices | A tariff helps companies at home against cheap rivals. Those who use the goods pay more, and others may answer with tariffs of their own. | That is called a trade war. | Most economists see more harm than good in high ones.
5 | chicken and truck | What is the chicken tax? | Chickens made foreign trucks expensive in America | In the sixties, Europe put tariffs on American chicken. America answered in nineteen sixty four with twenty five percent on light trucks, and kept it. | The chickens are long forgotten. | Makers built trucks in America to avoid it.
3 | scale | What is a trade deficit? | A deficit means buying more than selling | A country has a trade deficit when it imports more than it exports. | It is no debt by itself. | Each of us has one with the supermarket.

# startups-and-ipo | money | startups, venture capital and going public | startup, startups, what is a startup, what is an ipo, startup company | Startup company
> Most of them fail. One pays for all. | A unicorn is worth a billion. | A bell rings, and all may buy.
@ A garage, a whiteboard and money for eighteen months.
3 | garage | What is a startup? | A startup is a young company built to grow | A startup is a young company that tries out a new idea and means to grow very fast. | A bakery is new as well, but does not want to be a thousand times larger. | Many startups fail.
3 | investor | What is venture capital? | Venture capital buys parts of young companies | Venture capital is money for young companies in exchange for shares. Most bets lose, and one great success may pay for all. | The investors want to sell one day. | Founders give up a part of their say.
3 | stock exchange bell | What is an IPO? | An IPO first offers shares to all | An IPO is when a company offers its shares to the public and is traded on an exchange from then on. | It brings money, and rules. | It must publish its figures from then on.
4 | ship of spices | Which was the first IPO? | A Dutch company sold shares in sixteen oh two | The Dutch East India Company sold shares to everybody in Amsterdam in sixteen oh two. It is often called the first. | More than a thousand people there bought some. | The money paid for ships.
3 | unicorn | What is a unicorn in business? | A unicorn is worth a billion dollars | A young company that is not on the exchange and is valued at a billion dollars or more is called a unicorn. | Aileen Lee chose the word in twenty thirteen. | There were only thirty nine then.

# copyright-and-trademark | culture | copyright, trademarks and patents | copyright, what is copyright, copyright law, fair use, what is fair use, copyright and fair use, copyright vs trademark, trademark vs copyright, patent vs trademark, difference between copyright and trademark, copyright explained for beginners | Copyright
> A song, a name, a machine: three laws. | It is yours the moment you write it. | Mickey is free, a little.
@ You upload a video, and the sound is gone.
3 | letter c | What is copyright? | Copyright protects what somebody has created | Copyright gives the maker of a text, picture, song or film the right to say who may copy it. In most countries it begins with the work itself. | Nobody has to register. | Ideas alone are not protected.
3 | three labels | What is the difference between copyright, trademarks and patents? | Works, names and inventions have three laws | Copyright is for works, a trademark for names and signs of goods, and a patent for inventions. | A patent must be applied for, and lasts some twenty years. | A trademark can last for ever, if it is used.
4 | calendar | How long does copyright last? | Copyright often lasts seventy years after death | In Europe, the United States and many other countries, copyright mostly lasts until seventy years after the maker's death. Then the work is free. | Free works are in the public domain. | The first Mickey Mouse film became free in twenty twenty four.
3 | scissors | What is fair use? | Fair use allows some copying without asking | For fair use, courts in the United States look at the purpose, the work, how much was taken and whether it harms sales. Quotes, reviews and parody are often fair. | No number of seconds is safe. | Other countries have other exceptions.
4 | monkey selfie | Can a monkey own a copyright? | A monkey cannot own its selfie | A macaque in Indonesia pressed a photographer's button around twenty eleven. An American court found that animals cannot sue over copyright. | The case was about who owns a selfie. | Works need a human author, the American copyright office says.

# bail-and-jury | culture | courts, juries and bail | jury, juries, what is a jury, what is bail, jury duty history, misdemeanor vs felony, felony vs misdemeanor, difference between a misdemeanor and a felony, how do courts work | Jury
> Twelve people who did not ask for it. | Innocent until proven guilty. | Show us the body.
@ Everybody stands up, and the door opens.
3 | twelve chairs | What is a jury? | A jury is a group of citizens who judge | A jury is a group of citizens chosen by chance who hear a case and decide on the facts. In England and America, it is often twelve people. | The judge explains the law. | Many countries have none.
3 | scale | What is the presumption of innocence? | Everybody is innocent until proved guilty | The accused need not prove anything. Whoever accuses must, and doubt counts in favor of the accused. | It is part of human rights. | Better that ten guilty escape than that one innocent suffers, an English judge wrote.
3 | banknotes | What is bail? | Bail is a promise to come back to court | Bail lets an accused person wait for the trial outside prison. In some countries money is left as a pledge, and is lost if they do not come. | Poor people may have to stay inside. | It is no punishment.
4 | old scroll | What is habeas corpus? | Habeas corpus asks why somebody is held | Habeas corpus is an order to bring a prisoner before a judge, who checks whether the prison is lawful. An English act of sixteen seventy nine made it strong. | The Latin words mean: you shall have the body. | It guards against secret arrest.
3 | two files | What is the difference between a misdemeanor and a felony? | A felony is the more serious crime | In American law, a misdemeanor is a lesser crime, with a year in jail at most, as a rule. A felony can bring more than a year in prison. | Shoplifting of little value is often the first. | Robbery and murder are felonies.

# democracy-explained | culture | democracy | democracy, what is democracy, how does democracy work, athenian democracy, direct democracy, history of democracy | Democracy
> Officials drawn by lot. | A broken pot could send you away. | One country let women vote first.
@ A stone hill in Athens, and six thousand raised hands.
3 | ballot box | What is democracy? | Democracy means rule by the people | In a democracy, the people decide, mostly by electing those who govern for some years. The word is from the Greek for people and rule. | Free press and courts belong to it. | Majorities must respect rights, too.
4 | old stone machine | How did democracy work in Athens? | In Athens, offices were drawn by lot | In ancient Athens, citizens voted on laws themselves, and most offices were given by lot. Women, slaves and foreigners had no say. | Elections were thought to favor the rich. | A stone machine did the drawing.
5 | pottery shard | What is ostracism? | Athens could send a man away by vote | Once a year, the Athenians could scratch a name on a piece of pottery. Whoever had the most had to leave for ten years. | He kept his property. | The word ostracism comes from the shards.
4 | women at polls | Which country first let women vote? | New Zealand was first, in eighteen ninety three | New Zealand was the first self-governing country in which women could vote for parliament. In Finland, in nineteen oh seven, women were first elected to a parliament. | Switzerland followed only in nineteen seventy one. | Kate Sheppard led the campaign.
3 | two chambers | What is the difference between direct and representative democracy? | Citizens decide, or elect those who do | In a direct democracy, citizens vote on laws themselves. In a representative one, they elect people to do so. | Switzerland does much of both. | Most countries mainly elect.

# what-is-cholesterol | body | cholesterol and blood pressure | cholesterol, what is cholesterol, ldl and hdl, good and bad cholesterol, cholesterol and blood pressure | Cholesterol
> You need it in every cell. | Two numbers, one squeeze. | You do not feel it.
@ The cuff gets tight, and you hold your breath.
3 | blood vessel | What is cholesterol? | Cholesterol is a fat that every cell needs | Cholesterol is a waxy fat in all our cells. The body makes hormones and vitamin D from it, and makes most of it itself. | It travels in the blood in small packages. | Too much can settle in the walls of vessels.
3 | two packages | What are LDL and HDL? | LDL brings cholesterol, HDL takes it away | LDL carries cholesterol to the cells, and too much can clog vessels. HDL brings it back to the liver. | So LDL is called the bad one. | A doctor looks at both.
3 | cuff | What is blood pressure? | It is the push of blood on the vessels | Blood pressure is how hard blood presses on the walls of the vessels. The upper number is taken when the heart squeezes, the lower when it rests. | It changes over the day. | Around one twenty over eighty is often called normal.
4 | silent alarm | Why is high blood pressure called silent? | Most people do not feel high blood pressure | High blood pressure mostly causes no pain for years, and raises the danger of stroke and heart disease. Only measuring shows it. | About one in three grown people has it. | Sit still for five minutes before you measure.
3 | vegetables | What helps cholesterol and blood pressure? | Moving, less salt and not smoking help | Moving every day, vegetables, beans and nuts, less salt and alcohol, and not smoking help most people. Some need medicine. | Genes play a part, too. | Never stop a medicine without your doctor.

# melatonin-and-cortisol | body | hormones of day and night: melatonin and cortisol | melatonin, what is melatonin, what is serotonin, what is oxytocin, melatonin and cortisol, cortisol and melatonin | Melatonin
> Darkness has a hormone. | One wakes you, one tells you that it is night. | The cuddle hormone is not so simple.
@ The light goes out, and something begins to flow.
3 | moon | What is melatonin? | Melatonin tells the body that it is night | Melatonin is a hormone from a small gland in the brain. It rises in the dark and tells the body that it is night. | It is a clock sign, not a sleeping pill. | Bright light in the evening holds it back.
3 | morning sun | What is cortisol? | Cortisol helps us to wake and to cope | Cortisol is a hormone from glands above the kidneys. It rises in the morning, and under stress it gets sugar into the blood. | We could not live without it. | Too much for too long does harm.
4 | gut | What is serotonin? | Most serotonin is made in the gut | Serotonin carries signals between nerve cells and plays a part in mood, sleep and digestion. About nine tenths of it is in the gut. | That in the gut does not reach the brain. | Calling it the happiness hormone is too simple.
3 | mother and baby | What is oxytocin? | Oxytocin helps at birth and in bonding | Oxytocin lets the womb contract at birth and milk flow, and plays a part in trust and closeness. | It also sharpens the line between us and others, some studies found. | Stroking a dog can raise it.
3 | evening routine | How do you help your body clock? | Bright mornings and dim evenings help | Go outside in the morning, dim the lights in the evening, and get up at the same time each day. | Coffee late in the day works against it. | Weekends count, too.
`

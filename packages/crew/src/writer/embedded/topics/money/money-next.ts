/** Words of money and business, and pairs that people mix up, for `readTopics`. */
export const MONEY_NEXT = `
# bonds-money | money | bonds | bonds, bond market, government bonds, government bond, what is a bond, what are bonds, bonds explained, bond prices, bonds work, bonds vs stocks, bonds and stocks, stocks and bonds, stocks vs bonds | Bond (finance)
> You are the bank now. | When rates go up, old ones fall. | One of the oldest still pays.
@ You lend a country money, and it sends you a thank you twice a year.
3 | paper bond | What is a bond? | A bond is a loan you give | Whoever buys a bond lends money to a state or a company. In return come fixed interest and, at the end, the sum itself. | It can be sold to others before. | The word means a tie.
3 | two papers | What is the difference between stocks and bonds? | Stocks own a part, bonds lend money | A stock is a piece of a company, with no promise. A bond is a debt that has to be paid back. | When a company fails, those it owes are paid before its owners. | Over long times stocks have earned more, and swung more.
4 | seesaw | Why do bond prices fall when rates rise? | New rates make old bonds cheaper | If new bonds pay five percent, nobody pays the full price for one that pays two. So its price falls. | When rates fall, the old one is worth more. | The longer it runs, the stronger the effect.
3 | rating letters | How safe are bonds? | A bond is as safe as its debtor | States and companies can fail to pay. Agencies give grades, and a worse grade has to pay more interest. | High interest is a warning. | Inflation can eat a safe bond as well.
5 | old goat skin | Which is the oldest bond that still pays? | A bond from sixteen forty eight still pays | A Dutch water board sold a bond in sixteen forty eight to repair a dike. Yale University owns it, and can still collect interest of a few euros a year. | It is written on goatskin. | It has no end date.

# mortgages | money | mortgages | mortgage, mortgages, what is a mortgage, mortgages work, mortgage work, mortgage explained, mortgages explained, home loan, home loans | Mortgage
> Its name has death in it. | In the first years, you mostly pay for time. | One percent can be a car.
@ The keys are in your hand, and thirty years lie ahead.
3 | house key | What is a mortgage? | A mortgage is a loan on a house | A mortgage is a loan for a home, and the home is the pledge. Whoever stops paying can lose it. | So banks lend it more cheaply than other money. | The buyer usually pays a part in cash.
4 | dead pledge | What does the word mortgage mean? | The word mortgage means dead pledge | The word comes from old French. An English judge explained that the pledge dies when the debt is paid, or when it cannot be. | It has nothing to do with the owner's death. | Lawyers of the Middle Ages used it already.
4 | first payments | Why does a mortgage shrink slowly at first? | First payments are mostly interest | The rate stays the same, but at the start the debt is large, and so is the interest. Only later does most of it pay off the debt. | An extra payment early on saves the most. | Some contracts charge for that.
3 | fixed or not | What is a fixed rate? | Fixed rates stay, variable ones move | With a fixed rate, the payment is known for years. A variable one follows the market, up and down. | Fixed for thirty years is common in America, and rare in many other countries. | Certainty has a price.
4 | calculator | How much does one percent matter? | One percent can cost a fortune | On a loan of three hundred thousand dollars over thirty years, six percent in place of five costs nearly two hundred more a month. In all, that is almost seventy thousand. | Small numbers grow over long times. | Comparing offers is well paid work.

# supply-and-demand | money | supply and demand | supply and demand, demand and supply, law of supply and demand, what is supply and demand | Supply and demand
> A price is an argument between two crowds. | Umbrellas cost more in the rain. | When it is held down, lines form.
@ One umbrella is left, and five people are wet.
3 | last umbrella | What is supply and demand? | Prices settle where buyers meet sellers | Supply is how much is offered at a price, demand how much people want at it. The price moves until the two are about equal. | Scarce and wanted is dear. | Plenty and unloved is cheap.
3 | high price tag | What does a high price do? | High prices call for more supply | A high price tells makers to make more, and buyers to use less. Both push it down again. | It is a signal without anybody who sends it. | It can take years where something grows slowly, such as coffee.
4 | long line | What happens when prices are held down? | Prices held too low make lines | If a price may not rise, more people want the thing than can get it. Then it goes to those who wait, or know somebody. | Concert tickets show it, and so do scalpers. | A price held too high leaves heaps.
3 | gas pump | What is elastic demand? | Some things we buy at any price | When gas gets dearer, people drive only a little less at first. Demand that hardly reacts is called inelastic. | Salt is like that. | For ice cream from one stand, people just go to the next.
4 | diamond and water | Why are diamonds dearer than water? | Diamonds are dear, though water matters more | Water is vital, but one more glass of it is worth little where there is plenty. One more diamond is rare. | Adam Smith wrote of this riddle. | In the desert it would be the other way around.

# opportunity-cost | money | opportunity cost | opportunity cost, opportunity costs, what is opportunity cost | Opportunity cost
> Everything costs what you did not do instead. | Free is never quite free. | Your evening has a price.
@ You stand in line an hour for a free donut.
3 | two doors | What is opportunity cost? | Opportunity cost is what you gave up | Opportunity cost is the value of the best thing that you could have had instead. An evening of television costs the evening with friends. | Only the best other choice counts. | Money is only one kind of it.
4 | free donut | Are free things really free? | Waiting an hour has a price | Whoever waits an hour for a free donut pays with an hour. If you could earn in it, or sleep, that is the price. | So people with little time pay for speed. | Free offers count on your forgetting it.
3 | student | What does a degree really cost? | Students also pay with missing wages | Fees are only a part of what studying costs. Years without a full wage belong to it. | It can still be well worth it. | The comparison is what matters.
4 | cash under bed | What does cash at home cost? | Idle money costs its interest | Money under the mattress earns nothing, and loses worth with inflation. What it could have earned is its cost. | Having some at hand is worth something, too. | So the answer is rarely all or nothing.
3 | busy ceo | How do companies use opportunity cost? | A small profit can be a loss | If one project earns less than another would have with the same people, it is a loss in a way, even with a profit. | So the first question is always: instead of what? | It works for your Sunday as well.

# cash-flow | money | cash flow and profit | cash flow, cash flow explained, what is cash flow, profit margin, profit margins, what is profit margin, gross margin, profit and cash flow, cash flow vs profit, profit vs cash flow, revenue vs profit, revenue and profit, profit vs revenue, difference between revenue and profit | Cash flow
> A profitable company can run out of money. | Revenue is not what you keep. | The bill is sent. The rent is due.
@ The orders pour in, and the account is empty.
3 | money pipe | What is cash flow? | Cash flow is money in and out | Cash flow is the money that really comes in and goes out in a time. Bills that nobody has paid yet do not count. | It can be read off the bank account. | Rent is paid with it, and not with profit.
4 | unpaid bills | How can a profitable company go broke? | Sales on paper pay no wages | A firm sells much, and customers pay after sixty days. Wages are due now. It has a profit, and runs out of money. | Fast growth makes it worse. | So firms ask for a deposit.
3 | two numbers | What is the difference between revenue and profit? | Profit is what revenue leaves over | Revenue is all that customers pay. Profit is what is left after all costs. | A million in revenue can hide a loss. | Boasts usually name the larger number.
3 | cake slice | What is a profit margin? | Margin is profit per hundred earned | If a cafe keeps five of a hundred dollars in sales, its margin is five percent. | Supermarkets live on a few percent. | Software can keep far more.
3 | calendar cash | How do you improve cash flow? | Ask sooner, pay later, store less | Send the bill on the day the work is done, agree on short terms, and keep less stock. | A reserve for a few months helps you sleep. | A list of what comes and goes by week is enough to start.

# monopolies | money | monopolies | what is a monopoly, monopolies, monopoly explained, monopoly in economics, antitrust, standard oil, rockefeller, john d rockefeller | Monopoly
> One seller, no choice. | Breaking it up made its owner richer. | Some of them are even useful.
@ There is one shop in town, and it knows.
3 | single shop | What is a monopoly? | A monopoly is a sole seller | A monopoly is a market with one seller. It can ask for more and offer less, because nobody can go elsewhere. | The word is Greek for single seller. | With a few sellers, it is called an oligopoly.
4 | oil barrels | What was Standard Oil? | Standard Oil refined most American oil | Around eighteen eighty, John D. Rockefeller's Standard Oil controlled some nine tenths of the oil refining in the United States. | It bought rivals and got cheaper rates from railways. | In nineteen eleven, the Supreme Court broke it up.
5 | split company | What happened when Standard Oil was broken up? | Splitting it made Rockefeller richer | The company was cut into thirty four parts. Their shares soon rose, and he held pieces of all of them. | ExxonMobil and Chevron come from it. | He was America's richest man.
3 | water pipe | Are there good monopolies? | Nobody lays two water pipes | For pipes, rails and power lines, a second net would be a waste. States let one firm run it and watch its prices. | Economists call it a natural monopoly. | A patent is a monopoly for a time, too.
4 | board game | Was the game Monopoly against monopolies? | The board game began as a warning | Lizzie Magie patented The Landlord's Game in nineteen oh four. It was to show how rents make few rich and many poor. | Decades later, a version of it was sold as Monopoly. | She got five hundred dollars, as far as is known.

# diversification | money | diversification | diversification, diversify, what is diversification, diversifying, eggs in one basket, all your eggs in one basket, dont put all your eggs in one basket, don't put all your eggs in one basket, diversified portfolio | Diversification (finance)
> One stock can go to zero. A thousand hardly do. | It is called the only free lunch. | It feels dull, and that is the point.
@ Somebody drops the basket, and there was only one.
3 | several baskets | What is diversification? | Spread the money over many things | To diversify is to spread money over many companies, countries and kinds of things, so that one failure does not sink you. | It lowers the swings. | It cannot prevent losses when everything falls.
4 | sun and rain | Why does diversification work? | Rain and sun rarely fail together | If one firm sells umbrellas and one sells sunscreen, some weather suits one of them. Together they swing less. | Two umbrella makers would not help. | What counts is that they react differently.
4 | nobel medal | Who invented diversification? | Harry Markowitz put it into numbers | People always knew about eggs and baskets. In nineteen fifty two, Harry Markowitz worked it out in numbers, and later got the Nobel Prize in economics. | He looked at how things move together. | He was twenty four at the time.
4 | own company | What is a common mistake? | Many risk job and savings together | Whoever puts savings into the company they work for can lose job and money on the same day. Workers of Enron did, in two thousand one. | What we know feels safe. | Many also own far too much of their own country.
3 | one fund | How many stocks make it diverse? | A few dozen stocks remove most surprises | Studies find that a few dozen different stocks already remove much of the risk of single firms. A broad fund holds hundreds or thousands. | The risk of the whole market stays. | It is the part that no basket takes away.

# net-worth | money | net worth | net worth, what is net worth, calculate net worth, calculate your net worth, gross and net, gross vs net, gross vs net income, gross and net income, net income, gross income, difference between gross and net | Net worth
> A big house can be worth nothing, on paper. | The pay you are offered is not the pay you get. | Two lists, one line.
@ You draw a line down the middle of a page: what I have, what I owe.
3 | two lists | What is net worth? | Net worth is what you own minus debts | Add up what you own: accounts, a home, a car. Take off what you owe. What is left is your net worth. | It can be below zero. | It is a photo of one day.
3 | payslip | What is the difference between gross and net? | Gross is before, net is after | Gross pay is what the contract says. Net is what arrives, after taxes and contributions. | Compare offers by what arrives. | In nature, gross weight includes the box.
4 | big house | Can rich people have a low net worth? | A high income is no net worth | Whoever earns a lot and spends it all has an income, and no net worth. A modest earner who saves can have more. | The neighbors see the car, and not the loan. | Income is the tap, worth the bath.
3 | young graduate | Why is net worth often negative at first? | Young people often start below zero | A loan for studies, a first car on credit, and no savings yet: many begin below zero. | What counts is the direction. | Look at it once or twice a year.
4 | falling line | Why does net worth move by itself? | Prices move it while you sleep | If houses or shares get cheaper, your net worth falls, though you have done nothing. | It is only money when you sell. | So a single day says little.

# debt-payoff | money | the snowball and the avalanche | debt snowball, debt avalanche, debt snowball and avalanche, debt snowball and debt avalanche, debt snowball vs avalanche, debt snowball vs debt avalanche, snowball vs avalanche, snowball or avalanche, debt avalanche vs snowball, snowball method, avalanche method | Debt-snowball method
> One saves more money. The other gets finished. | The smallest first, or the dearest? | Both share one rule.
@ Five bills lie on the table, and you can only choose one.
3 | small pile | What is the debt snowball? | The snowball pays the smallest debt first | You pay the minimum everywhere, and all the rest on the smallest debt. When it is gone, its payment goes to the next. | So the payment grows like a snowball. | Early wins keep people going.
3 | steep slope | What is the debt avalanche? | The avalanche pays the dearest debt first | You pay the minimum everywhere, and all the rest on the debt with the highest interest rate. Then on the next highest. | It costs the least interest. | The first win may take long.
4 | scales | Is the snowball or the avalanche better? | The math favors the avalanche, habits the snowball | By the numbers, the avalanche costs less. Studies found that people who saw small debts vanish were more likely to pay off all. | If the rates are close, the difference is small. | The one you keep up is the better one.
3 | minimum payment | Which rule do both share? | Both demand every minimum payment | Both begin with paying every minimum in time, since late fees and bad marks cost more than either plan saves. | Both also stop new debt. | An automatic payment does it.
3 | freed payment | What happens when one debt is gone? | Never spend the payment that got free | When one debt is gone, its monthly payment goes on to the next. That is what makes both methods fast. | You are used to being without it. | At the end, it can go into savings.

# baking-soda-and-powder | food | baking soda and baking powder | baking soda and baking powder, baking soda vs baking powder, baking powder vs baking soda, baking powder and baking soda, baking soda or baking powder, difference between baking soda and baking powder, baking powder, baking soda in baking, what is baking soda, baking soda work, baking powder work | Baking powder
> One needs sour company. The other brings it along. | Too much tastes of soap. | Hot water tells you if it is dead.
@ The recipe says soda. You have powder.
3 | two boxes | What is the difference between baking soda and baking powder? | Powder is soda with acid added | Baking soda is one pure salt. Baking powder is soda with a dry acid and a little starch, so it only needs moisture and heat. | Soda needs something sour in the dough. | Both make the gas that lifts a cake.
3 | buttermilk | What does baking soda work with? | Soda wants something sour | Baking soda works with buttermilk, yogurt, brown sugar, honey or lemon. Without acid, some of it stays and tastes of soap. | It also makes things browner. | So it is in many cookies.
4 | spoons | Can you use baking powder instead of baking soda? | Take three times as much powder | In place of one teaspoon of soda, take about three of powder. The other way around you need soda and an acid. | It may taste a little different. | Less salt in the dough helps.
3 | fizzing glass | How do you test baking powder? | Hot water shows if it lives | Stir some into hot water. If it foams, it is good. For soda, use vinegar. | An open box takes up moisture. | Powder keeps for about a year after opening, or less.
4 | oven rise | What does double-acting mean? | Most powder lifts twice | Most powder sold in America makes gas twice: once when it gets wet, and again in the oven. | So the batter can wait a little. | With soda, it has to go in at once.

# empathy-and-sympathy | mind | empathy and sympathy | empathy vs sympathy, sympathy vs empathy, empathy and sympathy, empathy or sympathy, difference between empathy and sympathy, what is empathy, empathy | Empathy
> One looks down into the hole. The other climbs in. | At least is how it often begins. | Even a yawn may have to do with it.
@ A friend cries, and you do not know what to say.
3 | two friends | What is the difference between empathy and sympathy? | Empathy feels with, sympathy feels for | Sympathy is to be sorry for somebody. Empathy is to take part in what they feel, or to see it from where they stand. | Both are kind. | Empathy brings people closer.
3 | listening | How do you show empathy? | Listen first, and name the feeling | Let people finish, and say what you hear: that sounds lonely. Ask, and hold back advice. | Sentences that begin with at least shut the door. | Being there is often enough.
4 | mind and heart | What kinds of empathy are there? | Empathy comes from head and heart | Psychologists tell apart the empathy that understands what another feels, and the one that feels it, too. Some people have more of one. | A good swindler may have the first without the second. | Doctors need both, in measure.
4 | old word | Where does the word empathy come from? | The word empathy is a century old | The word empathy came into English about nineteen oh nine, as a translation of the German word Einfuehlung, feeling into something. | That was first about looking at art. | Sympathy is far older.
4 | mouse pair | Do animals have empathy? | Some animals comfort each other | Chimpanzees put an arm around those who lost a fight. Rats freed a trapped rat in a test, even when there was chocolate to eat instead. | How much they feel is still debated. | Prairie voles groom a partner who is upset.

# drives-hdd-and-ssd | machine | HDDs and SSDs | hdds and ssds, hdd vs ssd, ssd vs hdd, hdd and ssd, ssd and hdd, ssd or hdd, hard drive vs ssd, ssd vs hard drive, hard drives and ssds, hard drive, hard drives, ssd, ssds, solid state drive, solid state drives, hdd | Solid-state drive
> One spins. One has nothing that moves. | An old laptop gets young again with it. | The slow one is not dead.
@ You press the power button, and count the seconds.
3 | spinning disk | What is the difference between an HDD and an SSD? | Hard drives spin, SSDs have no moving parts | A hard drive stores data on spinning disks, read by a tiny arm. An SSD stores it in chips, as a phone does. | So an SSD makes no sound. | It also survives a fall better.
4 | stopwatch | How much faster is an SSD? | An SSD finds data a hundred times faster | A hard drive has to wait for the arm and the turn, about a hundredth of a second. An SSD answers in about a hundredth of that time. | For one long film, the lead is smaller. | Starting a computer takes seconds.
5 | flying head | How does a hard drive read? | The reading head flies on air | The head flies a few millionths of a millimeter above the disk. A hair is thousands of times as thick as that gap. | Dust inside would be a boulder. | So it is sealed.
3 | big archive | When is a hard drive better? | Hard drives store more for less | For large archives, hard drives are still cheaper for the same space. Data centers use them by the million. | Speed matters little there. | Many people keep both.
4 | worn chip | Do SSDs wear out? | SSD cells wear out with writing | Each cell can only be written some thousands of times. The drive spreads the work, so most people never get that far. | Without power for years, an SSD can forget. | Either kind can die any day. Keep a copy.
`

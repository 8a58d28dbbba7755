/** Religions and feasts, told neutrally, for `readTopics`. */
export const RELIGIONS = `
# buddhism | culture | Buddhism | buddhism, buddhist, buddhists | Buddhism
> A prince left at night. | The laughing Buddha is another man. | Emperors carved his words in stone.
@ You take off your shoes, and it is very still.
3 | sitting figure | What is Buddhism? | Buddhism teaches a way out of suffering | Buddhism goes back to Siddhartha Gautama, who taught in India some two thousand five hundred years ago that craving causes suffering, and that there is a path to end it. | Buddha means the awakened one. | Several hundred million people follow it.
3 | wheel | What are the Four Noble Truths? | Buddhism rests on four truths | There is suffering. It comes from craving. It can end. And there is a path to its end, with eight parts, such as right speech and right mindfulness. | They are held to be his first sermon. | The wheel stands for the teaching.
4 | laughing figure | Who is the laughing Buddha? | The laughing Buddha is not the Buddha | The fat, laughing figure is Budai, a Chinese monk of about a thousand years ago. Many take him for a coming Buddha. | The Buddha himself is mostly shown slim. | Budai's sack is said to hold treasures.
4 | stone pillar | How did Buddhism spread? | A warrior emperor spread Buddhism | Ashoka ruled most of India in the third century before Christ. After a bloody war he regretted it, and had messages of kindness carved in stone. | He sent teachers abroad. | In India itself, Buddhism later nearly vanished.
3 | lotus | Is there a god in Buddhism? | Buddhism knows no creator god | In Buddhism, no creator has to be believed in. The Buddha is a teacher, though many honor him, and in some branches heavenly helpers are prayed to. | There are great differences from land to land. | Zen and Tibetan Buddhism are two of many branches.

# islam | culture | Islam | islam, muslims, islamic faith, basics of islam, five pillars of islam, five pillars | Islam
> One in four people on Earth is Muslim. | Five duties hold it together. | Most Muslims do not live in the Middle East.
@ You hear a call from a tower at dawn.
3 | mosque | What is Islam? | Islam means giving oneself to God | Islam goes back to Muhammad, who lived in Arabia from about five seventy to six thirty two and whom Muslims hold to be God's last prophet. Its holy book is the Quran. | The word means giving oneself over to God. | About two billion people follow it.
3 | five columns | What are the five pillars of Islam? | Islam rests on five pillars | They are the creed, prayer five times a day, giving to the poor, fasting in Ramadan, and the journey to Mecca once in life for those who can. | Prayer is toward Mecca. | Sunnis and Shiites are the two large branches.
4 | island mosque | Where do most Muslims live? | Most Muslims live in Asia | Indonesia, Pakistan, India and Bangladesh have the most Muslims. Only about one in five lives in the Middle East and North Africa. | Arabic remains the language of prayer. | The Quran is recited in Arabic everywhere.
3 | geometric tiles | Why are there no pictures in mosques? | Mosques are decorated with patterns | Mosques have no pictures of living beings, so that nothing but God is prayed to. Artists became masters of patterns and writing. | Some patterns have mathematics that was only understood in the twentieth century. | In books, Muslims did paint people.
3 | calendar | When does the Islamic calendar begin? | The Islamic calendar begins with a move | The Islamic calendar begins in six twenty two, when Muhammad and his followers moved from Mecca to Medina. | The move is called the hijra. | In Medina he became head of a community.

# hinduism | culture | Hinduism | hinduism, hindu, hindus, hindu gods, karma, what is karma | Hinduism
> It has no founder. | Its river is a goddess. | It has countless gods, and one.
@ You stand by the Ganges, and small lights float by.
3 | temple | What is Hinduism? | Hinduism has no founder | Hinduism grew in India over more than three thousand years, without a founder or one holy book. More than a billion people follow it. | The Vedas are among its oldest texts. | Many Hindus call it the eternal order.
3 | three faces | How many gods does Hinduism have? | Hinduism knows many gods and one | There are many gods, such as Vishnu, Shiva, Lakshmi and Ganesha. Many Hindus see them as forms of one highest being. | Families often have a favorite. | People speak of three hundred thirty million, which means countless.
3 | wheel of lives | What is karma? | Karma means that deeds come back | Karma means deed. In Hinduism and Buddhism, what one does shapes later life and lives to come. | It is meant as a law, not as punishment by a god. | In everyday English, it has become something like getting what one deserves.
3 | cow | Why are cows holy to Hindus? | Hindus honor the cow as a mother | The cow gives milk and butter and pulls the plow, so it is honored as a giver, and many Hindus eat no beef. | Gods are linked with it, too. | Killing cows is forbidden in many Indian states.
3 | elephant head | Why does Ganesha have the head of an elephant? | Ganesha got an elephant's head from his father | As one story goes, Shiva did not know his own son, cut off his head, and gave him that of an elephant to make it good. | Ganesha removes obstacles. | He is called on at the start of journeys and exams.

# judaism | culture | Judaism | judaism, jewish faith, jewish religion, jewish holidays | Judaism
> It has kept its feasts for thousands of years. | Work stops on Friday evening. | A scroll with one mistake may not be used.
@ Two candles are lit, and it is Friday evening.
3 | scroll | What is Judaism? | Judaism is an old faith in one God | Judaism believes in one God and his covenant with the people of Israel. Its holiest text is the Torah, the five books of Moses. | There are about fifteen million Jews. | Christianity and Islam grew from the same roots.
3 | family table | What is Passover? | Passover tells of the way out of Egypt | At Passover, families tell how the Israelites left slavery in Egypt. They eat flat bread, because there was no time to let it rise. | The youngest child asks four questions. | Jesus' last supper was near this feast.
3 | two candles | What is the Sabbath? | On the Sabbath work rests | From Friday evening to Saturday night, strictly religious Jews do not work, drive or switch on lights. Family, prayer and good food have their time. | The week of seven days owes much to it. | Saving a life comes before the rule.
4 | quill | How is a Torah scroll written? | A Torah scroll is written by hand | A scribe writes its more than three hundred thousand letters by hand, often for over a year. If one is wrong, the scroll may not be used until it is mended. | It is written on skins of kosher animals. | Nobody touches it with the finger. A pointer is used.
3 | two plates | What does kosher mean? | Kosher means fit to eat by the rules | By Jewish law, pork and shellfish are not eaten, and meat and milk are kept apart, often with two sets of dishes. | The rule comes from the Torah. | Many Jews keep it, others in part or not.

# christianity | culture | Christianity | christianity, christian faith, christians, christian religion | Christianity
> Its sign was once a fish. | It began as a small group of Jews. | Its largest church has a bishop in Rome.
@ You stand in an old church, and colored light falls on the floor.
3 | cross | What is Christianity? | Christianity follows Jesus of Nazareth | Christians believe that Jesus is the son of God, who died on a cross and rose from the dead. With over two billion people, it is the largest religion. | Catholic, Orthodox and Protestant churches are its large branches. | It began among Jews about two thousand years ago.
4 | fish | What was the fish for? | The fish was a sign of early Christians | The letters of the Greek word for fish stand for Jesus Christ, God's son, savior. Early Christians used it as a sign. | Under Rome, they were persecuted at times. | In three eighty, Christianity became the religion of the empire.
3 | split door | Why are there Catholics and Protestants? | The Reformation split the church of the West | In fifteen seventeen Martin Luther attacked the sale of pardons. His theses spread in print, and new churches came of it. | East and West had parted in ten fifty four already. | Wars followed, and only later tolerance.
3 | Christmas crib | When was Jesus born? | Nobody knows the day of Jesus' birth | The Bible names no date. The twenty fifth of December came up in the fourth century. The year was probably between six and four before Christ. | The monk who counted the years was a bit off. | Nearly all historians hold that Jesus lived.
3 | painted eggs | What is the greatest Christian feast? | Easter is the greatest Christian feast | Easter recalls that Jesus rose from the dead, as Christians believe. Its date follows the first full Moon of spring. | East and West mostly keep it on different days. | Christmas is only better known.
# ramadan | culture | Ramadan | ramadan, facts about ramadan, month of ramadan, eid al-fitr, eid al fitr | Ramadan
> Not even water, from dawn to sunset. | It wanders through all the seasons. | It ends with sweets.
@ The Sun goes down, and a whole city takes its first sip.
3 | dates and water | What is Ramadan? | In Ramadan Muslims fast by day | In the month of Ramadan, healthy grown Muslims neither eat nor drink from dawn to sunset. In the evening they break the fast, often with dates. | Children, the ill, travelers and pregnant women need not fast. | It ends with the feast of Eid al-Fitr.
4 | crescent | Why does Ramadan move through the year? | Ramadan comes about eleven days earlier each year | The Islamic calendar follows the Moon, and its year is about eleven days shorter. So Ramadan goes through all seasons within some thirty three years. | It begins when the new crescent is seen. | In the far north, people often keep the hours of Mecca.
3 | open Quran | Why do Muslims fast in Ramadan? | Ramadan is the month of the Quran | Muslims believe that the Quran began to be revealed in Ramadan. Fasting should teach patience and feeling for the poor. | Many read the whole Quran in that month. | Anger and bad words should rest, too.
3 | drummer | What is suhoor? | Drummers wake people before dawn in Ramadan | The meal before dawn is called suhoor. In some towns, drummers still walk the streets to wake people for it. | The meal after sunset is iftar. | It is often shared with neighbors and strangers.
3 | plate of sweets | What is Eid al-Fitr? | A feast of sweets ends Ramadan | When the new Moon is seen, Eid al-Fitr begins, with prayer, visits, new clothes, gifts and sweets. Before it, people give to the poor. | It mostly lasts three days. | The greeting is Eid Mubarak.

# hanukkah | culture | Hanukkah | hanukkah, chanukah, hannukah, hanukkah facts | Hanukkah
> Oil for one day burned for eight. | It is not the Jewish Christmas. | A spinning top goes with it.
@ One more candle is lit each evening.
4 | nine candles | What is Hanukkah? | Hanukkah recalls oil that burned eight days | Hanukkah recalls how Jews took back the temple of Jerusalem more than two thousand years ago. The story says that oil for one day burned for eight. | So one more light is lit each evening. | Food fried in oil is eaten, such as doughnuts.
3 | candle holder | Why does a Hanukkah candle holder have nine arms? | The ninth light kindles the others | Eight lights stand for the eight days. The ninth serves to light the others. | It is set in the window to show the wonder. | The holder in the temple had seven arms.
3 | spinning top | What is a dreidel? | Children spin a top at Hanukkah | The dreidel has four letters that stand for: a great miracle happened there. In Israel one says here. | Players win coins of chocolate or nuts. | The game itself comes from Europe.
3 | doughnuts | What is eaten at Hanukkah? | Hanukkah food is fried in oil | Potato pancakes and filled doughnuts recall the oil. | Potatoes came in only in the nineteenth century. Before, pancakes were of cheese. | In Israel, millions of doughnuts are eaten.
3 | calendar | Why does the date of Hanukkah change? | Hanukkah follows the Moon | It begins on the twenty fifth of the month Kislev, in late November or December, since the Jewish calendar follows Moon and Sun. | In Jewish law, it is a smaller feast. | It got large where neighbors keep Christmas.

# holi | culture | Holi | holi, holi festival, festival of colors, holi facts | Holi
> For one day, everybody is a painting. | A fire comes first. | Old and young, boss and clerk, all get color.
@ A hand with pink powder comes toward your face.
4 | colored powder | What is Holi? | On Holi everybody throws color | Holi is a spring festival, mostly in March. People throw colored powder and water at friends and strangers alike. | It recalls the young Krishna, and a demoness who burned. | On the evening before, fires are lit.
3 | bonfire | Why are there fires before Holi? | Holi begins with a fire | The evening before recalls Holika, who wanted to burn the young Prahlad and burned herself. So good wins over evil. | He was saved by his faith in Vishnu. | The feast got its name from her.
3 | blue boy | What has Krishna to do with Holi? | Krishna painted Radha's face, says the tale | The god Krishna had blue skin and feared that Radha would not like it. His mother told him to color her face. | So lovers color each other. | In his home region, the feast lasts for days.
3 | sticks | Where do women beat men at Holi? | In one town women beat men at Holi | In Barsana, women hit men with sticks, and men hold up shields, all in play. | It recalls Krishna and his friends. | Tourists watch from the roofs.
3 | flowers | What are the Holi colors made of? | Holi colors once came from flowers | Colors were made of flowers, turmeric and leaves. Many powders today are made in factories, and some irritate the skin. | Natural ones are coming back. | People oil skin and hair before.

# the-bible | culture | the Bible | bible, the bible, bible facts, facts about the bible, who wrote the bible, history of the bible | Bible
> It is the most printed book. | Its verses are younger than you think. | There is no apple in it.
@ You turn a page as thin as onion skin.
3 | stack of books | What is the Bible? | The Bible is a library | The Bible is a collection of books written over about a thousand years by many authors. The first part is also holy to Jews. | Protestant Bibles have sixty six books, Catholic ones seventy three. | Bible means books.
4 | printing press | What is the most printed book? | The Bible is the most printed book | Estimates say that more than five billion Bibles have been printed. Parts of it exist in over three thousand languages. | Gutenberg's Bible of about fourteen fifty five was the first great printed book of Europe. | Some fifty copies of that are left.
4 | numbers on a page | Who put the verses into the Bible? | Bible verses were added very late | The chapters were made around twelve hundred and the verses of today by a printer in the sixteenth century. The old manuscripts have neither. | The joke is that he did it on horseback. | So some breaks come at odd places.
4 | apple | Was there an apple in paradise? | The Bible names no apple | The story of Adam and Eve speaks only of a fruit. In Latin, the words for evil and apple look alike, and painters made it an apple. | A fig would fit the place better. | They cover themselves with fig leaves.
3 | three scripts | Which languages is the Bible written in? | The Bible was written in three languages | Most of the first part is in Hebrew, some in Aramaic, and the second part in Greek. | Jesus himself spoke Aramaic. | The oldest large pieces are among the Dead Sea Scrolls.

`

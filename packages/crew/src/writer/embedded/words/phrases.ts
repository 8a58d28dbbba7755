import { capitalize } from '../wording.ts'

/**
 * Words of languages: `# name | names in a prompt`, then: kinds | the word | what it means | how to say it. The sound is given
 * where it helps a reader of English, and is only near.
 */
export const PHRASES = `
# Spanish | spanish,castilian
greeting | hola | hello | OH-lah
greeting | adiós | goodbye | ah-DYOHS
polite | gracias | thank you | GRAH-syahs
polite | por favor | please | por fah-VOR
polite | perdón | sorry | pehr-DOHN
basic | sí | yes | see
basic | no | no | noh
greeting | buenos días | good morning | BWEH-nohs DEE-ahs
greeting | buenas noches | good night | BWEH-nahs NOH-chehs
food,restaurant | agua | water | AH-gwah
food,restaurant | pan | bread | pahn
food,restaurant | queso | cheese | KEH-soh
food,restaurant | manzana | apple | mahn-SAH-nah
food,restaurant | leche | milk | LEH-cheh
food,restaurant | pescado | fish | pehs-KAH-doh
travel,food,restaurant | la cuenta | the bill | lah KWEHN-tah
travel | ¿dónde está? | where is it? | DOHN-deh ehs-TAH
travel | ayuda | help | ah-YOO-dah
travel | ¿cuánto cuesta? | how much is it? | KWAHN-toh KWEHS-tah
travel | ¿dónde está el baño? | where is the bathroom? | DOHN-deh ehs-TAH ehl BAH-nyoh
travel | ¿habla inglés? | do you speak English? | AH-blah een-GLEHS
travel | no entiendo | I do not understand | noh ehn-TYEHN-doh
travel | la estación | the station | lah ehs-tah-SYOHN
# French | french
greeting | bonjour | hello | bohn-ZHOOR
greeting | au revoir | goodbye | oh ruh-VWAHR
polite | merci | thank you | mehr-SEE
polite | s'il vous plaît | please | seel voo PLEH
polite | pardon | sorry | par-DOHN
basic | oui | yes | wee
basic | non | no | nohn
greeting | bonsoir | good evening | bohn-SWAHR
greeting | bonne nuit | good night | bun NWEE
food,restaurant | l'addition | the bill | lah-dee-SYOHN
food,restaurant | la carte | the menu | lah KART
food,restaurant | l'eau | water | loh
food,restaurant | le pain | bread | luh PAN
food,restaurant | le fromage | cheese | luh froh-MAHZH
food,restaurant | le vin | wine | luh VAN
food,restaurant | je voudrais | I would like | zhuh voo-DREH
food,restaurant | bon appétit | enjoy your meal | bohn ah-pay-TEE
travel | où est? | where is? | oo EH
travel | c'est combien? | how much is it? | seh kohm-BYAN
travel | où sont les toilettes? | where is the bathroom? | oo sohn lay twah-LET
travel | parlez-vous anglais? | do you speak English? | par-lay VOO ahn-GLEH
travel | je ne comprends pas | I do not understand | zhuh nuh kohm-PRAHN pah
travel | la gare | the station | lah GAR
travel | à l'aide | help | ah LED
# Italian | italian
greeting | ciao | hi, or bye | chow
greeting | arrivederci | goodbye | ah-ree-veh-DEHR-chee
polite | grazie | thank you | GRAH-tsyeh
polite | per favore | please | pehr fah-VOH-reh
polite | scusi | excuse me | SKOO-zee
basic | sì | yes | see
basic | no | no | noh
greeting | buongiorno | good morning | bwohn-JOR-noh
greeting | buonanotte | good night | bwoh-nah-NOT-teh
food,travel | acqua | water | AHK-kwah
food,restaurant | pane | bread | PAH-neh
food,restaurant | formaggio | cheese | for-MAHD-joh
food,travel | il conto | the bill | eel KON-toh
travel | quanto costa? | how much is it? | KWAHN-toh KOS-tah
travel | dov'è? | where is it? | doh-VEH
travel | aiuto | help | ah-YOO-toh
travel | stazione | station | stah-TSYOH-neh
travel | aperto | open | ah-PEHR-toh
travel | dov'è il bagno? | where is the bathroom? | doh-VEH eel BAH-nyoh
travel | parla inglese? | do you speak English? | PAR-lah een-GLEH-zeh
travel | non capisco | I do not understand | nohn kah-PEES-koh
# German | german
greeting | hallo | hello | HAH-loh
greeting | guten Tag | good day | GOO-ten tahk
greeting | guten Morgen | good morning | GOO-ten MOR-gen
greeting | grüß Gott | hello, in the south | grooss GOT
greeting | moin | hello, in the north | moyn
greeting | tschüss | bye | chooss
greeting | auf Wiedersehen | goodbye | owf VEE-der-zayn
polite | danke | thank you | DAHN-kuh
polite | bitte | please, or you are welcome | BIT-tuh
polite | Entschuldigung | excuse me | ent-SHOOL-dee-goong
basic | ja | yes | yah
basic | nein | no | nine
food,restaurant | Wasser | water | VAH-ser
food,restaurant | Brot | bread | broht
food,restaurant | Käse | cheese | KAY-zuh
travel,food,restaurant | die Rechnung | the bill | dee REKH-noong
travel | wo ist? | where is? | voh ist
travel | Hilfe | help | HIL-fuh
travel | was kostet das? | how much is it? | vahs KOS-tet dahs
travel | wo ist die Toilette? | where is the bathroom? | voh ist dee twah-LET-uh
travel | sprechen Sie Englisch? | do you speak English? | SHPREKH-en zee ENG-lish
travel | ich verstehe nicht | I do not understand | ikh fehr-SHTAY-uh nikht
travel | der Bahnhof | the station | dehr BAHN-hohf
# Portuguese | portuguese,brazilian
greeting | olá | hello | oh-LAH
greeting | tchau | bye | chow
greeting | bom dia | good morning | bohn DEE-ah
greeting | boa noite | good night | BOH-ah NOY-teh
polite | obrigado | thank you, said by a man | oh-bree-GAH-doo
polite | obrigada | thank you, said by a woman | oh-bree-GAH-dah
polite | por favor | please | poor fah-VOR
polite | desculpe | sorry | desh-KOOL-peh
basic | sim | yes | seen
basic | não | no | nown
food,restaurant | água | water | AH-gwah
food,restaurant | pão | bread | pown
food,restaurant | queijo | cheese | KAY-zhoo
food,restaurant | peixe | fish | PAY-sheh
travel,food,restaurant | a conta | the bill | ah KON-tah
travel | onde fica? | where is it? | ON-deh FEE-kah
travel | ajuda | help | ah-ZHOO-dah
basic | saudade | a longing for what is gone | sow-DAH-deh
travel | quanto custa? | how much is it? | KWAN-too KOOSH-tah
travel | fala inglês? | do you speak English? | FAH-lah een-GLESH
travel | não entendo | I do not understand | nowng en-TEN-doo
travel | a estação | the station | ah shtah-SOWNG
# Japanese | japanese
greeting | konnichiwa | hello | kohn-NEE-chee-wah
greeting | ohayō gozaimasu | good morning | oh-HAH-yoh goh-ZAI-mahs
greeting | konbanwa | good evening | kohn-BAHN-wah
greeting | oyasumi | good night | oh-YAH-soo-mee
greeting | sayōnara | goodbye | sah-YOH-nah-rah
polite | arigatō | thank you | ah-ree-GAH-toh
polite | sumimasen | excuse me | soo-mee-mah-SEN
polite | onegai shimasu | please | oh-neh-GAI shee-mahs
polite | gomen nasai | I am sorry | goh-men nah-SAI
basic | hai | yes | hai
basic | iie | no | ee-eh
food,restaurant | mizu | water | mee-zoo
food,restaurant | itadakimasu | said before a meal | ee-tah-dah-kee-mahs
food,restaurant | oishii | delicious | oy-SHEE
food,restaurant | gohan | rice, or a meal | goh-hahn
travel | eki | station | eh-kee
travel | doko desu ka? | where is it? | DOH-koh des kah
travel | ikura desu ka? | how much is it? | ee-KOO-rah des kah
travel | toire wa doko desu ka? | where is the bathroom? | toy-reh wah DOH-koh des kah
travel | eigo o hanasemasu ka? | do you speak English? | AY-goh oh hah-nah-seh-mahs kah
travel | wakarimasen | I do not understand | wah-kah-ree-mah-SEN
travel | tasukete | help | tah-skeh-teh
# Polish | polish
greeting | cześć | hi | cheshch
greeting | dzień dobry | good day | jen DOB-rih
greeting | dobry wieczór | good evening | DOB-rih VYEH-choor
greeting | dobranoc | good night | doh-BRAH-nots
greeting | do widzenia | goodbye | doh vee-DZEN-yah
polite | dziękuję | thank you | jen-KOO-yeh
polite | proszę | please | PROH-sheh
polite | przepraszam | sorry | psheh-PRAH-shahm
basic | tak | yes | tahk
basic | nie | no | nyeh
food,restaurant | woda | water | VOH-dah
food,restaurant | chleb | bread | khlep
food,restaurant | ser | cheese | sehr
food,restaurant | piwo | beer | PEE-voh
food,travel | rachunek | the bill | rah-KHOO-nek
food,restaurant | smacznego | enjoy your meal | smahch-NEH-goh
travel | gdzie jest? | where is? | gjeh yest
travel | pomocy | help | poh-MOH-tsih
travel | ile to kosztuje? | how much is it? | EE-leh toh kosh-TOO-yeh
travel | gdzie jest toaleta? | where is the bathroom? | gjeh yest toh-ah-LEH-tah
travel | nie rozumiem | I do not understand | nyeh roh-ZOO-myem
travel | dworzec | the station | DVOH-zhets
# Turkish | turkish
greeting | merhaba | hello | MEHR-hah-bah
greeting | günaydın | good morning | goon-eye-DUN
greeting | iyi akşamlar | good evening | ee-YEE ahk-shahm-LAR
greeting | iyi geceler | good night | ee-YEE geh-jeh-LEHR
greeting | hoşça kal | goodbye | HOSH-cha kahl
polite,travel | teşekkür ederim | thank you | teh-shek-KOOR eh-deh-REEM
polite,travel | lütfen | please | LOOT-fen
polite,travel | affedersiniz | excuse me | ahf-feh-DEHR-see-neez
basic | evet | yes | eh-VET
basic | hayır | no | HAH-yur
food,travel | su | water | soo
food,restaurant | ekmek | bread | ek-MEK
food,restaurant | peynir | cheese | pay-NEER
food,restaurant | çay | tea | chai
food,travel | hesap | the bill | heh-SAHP
travel | nerede? | where? | NEH-reh-deh
travel | ne kadar? | how much? | neh kah-DAR
travel | imdat | help | eem-DAHT
travel | tuvalet nerede? | where is the bathroom? | too-vah-LET NEH-reh-deh
travel | anlamıyorum | I do not understand | ahn-LAH-muh-yoh-room
# Dutch | dutch
greeting | hallo | hello | HAH-loh
greeting | goedemorgen | good morning | KHOO-duh-mor-khun
greeting | goedenavond | good evening | KHOO-dun-ah-vont
greeting | tot ziens | goodbye | tot ZEENS
polite | dank je wel | thank you | dahnk yuh VEL
polite | alsjeblieft | please | ahls-yuh-BLEEFT
polite | sorry | sorry | SOR-ree
basic | ja | yes | yah
basic | nee | no | nay
basic | gezellig | cozy, in good company | khuh-ZEL-lukh
food,restaurant | water | water | VAH-ter
food,restaurant | brood | bread | broht
food,restaurant | kaas | cheese | kahs
travel,food,restaurant | de rekening | the bill | duh RAY-kuh-ning
travel | waar is? | where is? | vahr is
travel | hoeveel kost het? | how much is it? | HOO-vayl kost het
travel | waar is het toilet? | where is the bathroom? | vahr is het twah-LET
travel | spreekt u Engels? | do you speak English? | spraykt oo ENG-els
travel | ik begrijp het niet | I do not understand | ik buh-KHRAYP het neet
travel | help | help | help
# Swedish | swedish
greeting | hej | hello | hay
greeting | hej då | bye | hay DOH
greeting | god morgon | good morning | good MOR-ron
greeting | god natt | good night | good NAHT
polite | tack | thank you | tahk
polite | förlåt | sorry | fur-LOHT
polite | ursäkta | excuse me | OOR-shek-tah
basic | ja | yes | yah
basic | nej | no | nay
basic | lagom | not too little, not too much | LAH-gom
food,restaurant | fika | a coffee break with something sweet | FEE-kah
food,restaurant | vatten | water | VAHT-ten
food,restaurant | bröd | bread | brurd
food,restaurant | ost | cheese | oost
food,restaurant | kaffe | coffee | KAHF-feh
travel,food,restaurant | notan | the bill | NOO-tahn
travel | var är? | where is? | vahr air
travel | hjälp | help | yelp
travel | vad kostar det? | how much is it? | vah KOS-tar deh
travel | var är toaletten? | where is the bathroom? | vahr air toh-ah-LET-en
travel | talar du engelska? | do you speak English? | TAH-lar doo ENG-el-skah
travel | jag förstår inte | I do not understand | yah fur-STOHR in-teh
`

/** "Hello: hola." and "How much is it? ¿Cuánto cuesta?" */
export const sayWord = (word: string, meaning: string): string =>
  meaning.endsWith('?')
    ? `${capitalize(meaning)} ${word.replace(/^(¿?)(\p{L})/u, (_, sign: string, letter: string) => sign + letter.toUpperCase())}${/[?!]$/.test(word) ? '' : '.'}`
    : `${capitalize(meaning)}: ${word}${/[?!]$/.test(word) ? '' : '.'}`

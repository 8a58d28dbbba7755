/** What the rows of `WORDS_IN_ROWS` mean, one for each of their words: a kind of the data, and its meanings in order. */
const MEANINGS: readonly (readonly [string, readonly string[]])[] = [
  ['number', 'one,two,three,four,five,six,seven,eight,nine,ten'.split(',')],
  ['color', 'red,blue,green,yellow,black,white'.split(',')],
  ['day', 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday'.split(',')],
  ['relatives', 'mother,father,brother,sister,grandmother,grandfather'.split(',')],
  ['animal', 'dog,cat,bird,horse,cow,pig'.split(',')],
]

/**
 * Words of languages that come in rows: `# name`, then numbers, colors, days of the week, family and animals, a row each, "-" where
 * there is no one word. What is written in other letters is spelled as it sounds, in the way of writing it that is taught most.
 */
const WORDS_IN_ROWS = `
# Spanish
uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez
rojo,azul,verde,amarillo,negro,blanco
lunes,martes,miércoles,jueves,viernes,sábado,domingo
madre,padre,hermano,hermana,abuela,abuelo
perro,gato,pájaro,caballo,vaca,cerdo
# French
un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix
rouge,bleu,vert,jaune,noir,blanc
lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche
mère,père,frère,sœur,grand-mère,grand-père
chien,chat,oiseau,cheval,vache,cochon
# Italian
uno,due,tre,quattro,cinque,sei,sette,otto,nove,dieci
rosso,blu,verde,giallo,nero,bianco
lunedì,martedì,mercoledì,giovedì,venerdì,sabato,domenica
madre,padre,fratello,sorella,nonna,nonno
cane,gatto,uccello,cavallo,mucca,maiale
# German
eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn
rot,blau,grün,gelb,schwarz,weiß
Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag
Mutter,Vater,Bruder,Schwester,Großmutter,Großvater
Hund,Katze,Vogel,Pferd,Kuh,Schwein
# Portuguese
um,dois,três,quatro,cinco,seis,sete,oito,nove,dez
vermelho,azul,verde,amarelo,preto,branco
segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,sábado,domingo
mãe,pai,irmão,irmã,avó,avô
cão,gato,pássaro,cavalo,vaca,porco
# Japanese
ichi,ni,san,yon,go,roku,nana,hachi,kyū,jū
aka,ao,midori,kiiro,kuro,shiro
getsuyōbi,kayōbi,suiyōbi,mokuyōbi,kin'yōbi,doyōbi,nichiyōbi
-,-,-,-,-,-
inu,neko,tori,uma,ushi,buta
# Polish
jeden,dwa,trzy,cztery,pięć,sześć,siedem,osiem,dziewięć,dziesięć
czerwony,niebieski,zielony,żółty,czarny,biały
poniedziałek,wtorek,środa,czwartek,piątek,sobota,niedziela
matka,ojciec,brat,siostra,babcia,dziadek
pies,kot,ptak,koń,krowa,świnia
# Turkish
bir,iki,üç,dört,beş,altı,yedi,sekiz,dokuz,on
kırmızı,mavi,yeşil,sarı,siyah,beyaz
pazartesi,salı,çarşamba,perşembe,cuma,cumartesi,pazar
anne,baba,erkek kardeş,kız kardeş,büyükanne,büyükbaba
köpek,kedi,kuş,at,inek,domuz
# Dutch
een,twee,drie,vier,vijf,zes,zeven,acht,negen,tien
rood,blauw,groen,geel,zwart,wit
maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag,zondag
moeder,vader,broer,zus,oma,opa
hond,kat,vogel,paard,koe,varken
# Swedish
ett,två,tre,fyra,fem,sex,sju,åtta,nio,tio
röd,blå,grön,gul,svart,vit
måndag,tisdag,onsdag,torsdag,fredag,lördag,söndag
mor,far,bror,syster,-,-
hund,katt,fågel,häst,ko,gris
# Korean
hana,dul,set,net,daseot,yeoseot,ilgop,yeodeol,ahop,yeol
ppalgansaek,paransaek,choroksaek,noransaek,geomeunsaek,huinsaek
woryoil,hwayoil,suyoil,mogyoil,geumyoil,toyoil,iryoil
-,-,-,-,-,-
gae,goyangi,sae,mal,so,dwaeji
# Chinese
yī,èr,sān,sì,wǔ,liù,qī,bā,jiǔ,shí
hóngsè,lánsè,lǜsè,huángsè,hēisè,báisè
xīngqīyī,xīngqī'èr,xīngqīsān,xīngqīsì,xīngqīwǔ,xīngqīliù,xīngqīrì
-,-,-,-,-,-
gǒu,māo,niǎo,mǎ,niú,zhū
# Russian
odin,dva,tri,chetyre,pyat,shest,sem,vosem,devyat,desyat
krasny,siniy,zelyony,zhyolty,chyorny,bely
ponedelnik,vtornik,sreda,chetverg,pyatnitsa,subbota,voskresenye
mat,otets,brat,sestra,babushka,dedushka
sobaka,koshka,ptitsa,loshad,korova,svinya
# Arabic
wahid,ithnan,thalatha,arba'a,khamsa,sitta,sab'a,thamaniya,tis'a,ashara
ahmar,azraq,akhdar,asfar,aswad,abyad
-,-,-,-,-,-,-
-,-,-,-,-,-
-,-,-,-,-,-
# Hindi
ek,do,teen,chaar,paanch,chhah,saat,aath,nau,das
laal,neela,hara,peela,kaala,safed
somvaar,mangalvaar,budhvaar,guruvaar,shukravaar,shanivaar,ravivaar
-,-,-,-,-,-
kutta,billi,-,ghoda,gaay,-
# Greek
éna,dío,tría,téssera,pénte,éxi,eptá,októ,ennéa,déka
kókkino,ble,prásino,kítrino,mávro,áspro
Deftéra,Tríti,Tetárti,Pémpti,Paraskeví,Sávvato,Kyriakí
mitéra,patéras,adelfós,adelfí,yiayiá,pappoús
skílos,gáta,poulí,álogo,ageláda,gouroúni
# Swahili
moja,mbili,tatu,nne,tano,sita,saba,nane,tisa,kumi
-,-,-,-,-,-
Jumatatu,Jumanne,Jumatano,Alhamisi,Ijumaa,Jumamosi,Jumapili
mama,baba,kaka,dada,bibi,babu
mbwa,paka,ndege,farasi,ng'ombe,nguruwe
`

/** The rows of each language, as `PHRASES` has its words: the kind, the word and what it means. */
export const ROWS_OF_LANGUAGES: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  WORDS_IN_ROWS.trim()
    .split(/\n?# /)
    .filter((block) => block !== '')
    .map((block) => {
      const [name = '', ...rows] = block.split('\n').filter((row) => row !== '')
      return [name, rows.flatMap((row, at) => wordsOf(row, at))] as const
    }),
)

function wordsOf(row: string, at: number): string[][] {
  const [kind = '', meanings = []] = MEANINGS[at] ?? []
  return row.split(',').flatMap((word, index) => (word === '-' ? [] : [[kind, word, meanings[index] ?? '']]))
}

/** Look like praise or blame and are neither: the longest match takes them first. */
export const plainWordsEn: readonly string[] = [
  "ok|okay|fine|average|so so|so-so|nothing special|as usual|neutral|no comment|no comments|no opinion|no idea|no preference|no strong feelings|no feelings|n/a|na|nothing|none|no|nope|idk|dunno|don't know|do not know|not sure|can't think of anything|cannot think of anything|nothing comes to mind|nothing to add|nothing else|see above|same as above|about the same|the same|neither better nor worse|neither good nor bad|not applicable|don't care|haven't used|have not used|never used|never tried|haven't tried|never been|don't use|do not use it|didn't use|i like to|would like|i'd like|we'd like|looks like|look like|looked like|feel like|feels like|felt like|tastes like|smells like|sounds like|seems like|sounds good|like a|like the one|something like|things like|anything like|stuff like|like that|like this|pretty much|as well|well as|good morning|good evening|good luck|for good|good deal of|a good while|goods|best before|best regards|kind of|kinds of|a kind|sort of|kind regards|light blue|light green|light bulb|light switch|hot water|cold water|cold drinks|cold brew|fast food|fast charge|fast track|free time|free range|hard drive|hard disk|hard cover|hard hat|old town|old one|old people|old age|years old|year old|months old|short term|dry cleaning|dry cleaner|dry skin|raw fish|smart phone|smartphone|smart tv|smart watch|fun fact|please|plus size|plus one|thank god|issue date|in issue|issued|problem solving|problem solver|lost property|lost and found|late night|late shift|late 20s|break time|lunch break|coffee break|tea break|break down costs|dear sir|sick leave|sick pay|sick day|sick note|waiting room|waiting list|waiting area|wait staff|queue number|far east|so far|as far|how far|not too|wasn't too|isn't too|aren't too|weren't too|few days|a few|quite a few|few minutes|few weeks|last few|past few|small business|small town|a small|cheap and cheerful|discount code|discount card|free delivery|trust fund|love to see|would love|i'd love|would be nice|would be great|would be good|would be fun|would be better|would be helpful|would be useful|it'd be nice|it'd be great|be nice to|be great to|be good to|be fun to|as good as|good enough|better off|had better|better than nothing|could you|how easy|how good|how well|how long|how far|is it safe|self service|customer service|quality control|fit in|will it fit|would it fit|does it fit|bonus points|benefits package|employee benefits|win win|crack on|tough love|con artist|cons of|ill get|complex issues|best friend|hours a day|opening hours|business hours|working hours|office hours|hours a week|happy hour|pressure cooker|pressure washer|old phone|break the bank|not break|kill time|long time customer|loyalty card|cover charge|in charge|charge it|plastic bag|plastic bags",
];

/** A word of this makes what follows into its opposite. */
export const denialsEn: readonly string[] = [
  "not|no|never|none|nothing|nobody|no one|nowhere|neither|nor|without|cannot|can't|cant|couldn't|couldnt|don't|dont|doesn't|doesnt|didn't|didnt|isn't|isnt|aren't|arent|wasn't|wasnt|weren't|werent|won't|wont|wouldn't|wouldnt|shouldn't|shouldnt|haven't|havent|hasn't|hasnt|hadn't|hadnt|ain't|aint|hardly|barely|scarcely|rarely|seldom|far from|anything but|lack of|lacks|lacking|lacked|zero|nothing like|not exactly|not very|not too|not that|not so|not really|not particularly|not quite|no longer|least|less|stop|stopped being|free of|free from|instead of|rather than|failed to|fails to|fail to|unable to|nothing i don't|not that i don't",
];
/** Together they say yes, or deny nothing. */
export const affirmingEn: readonly string[] = [
  "not only|not just|not to mention|not least|no doubt|no wonder|can't help but|cannot help but|can't not|can not not|never not|no reason not to|nothing not to|none other|no matter|if not|why not|nothing short of|not without|no sooner|at least|less than|stop by|not unlike",
];
/** Praise and blame after one of these weigh more, or less. */
export const strongerEn: readonly string[] = [
  'far too|way too|very|really|so|extremely|super|incredibly|absolutely|totally|completely|utterly|highly|truly|exceptionally|especially|particularly|deeply|always|much|far|way|even|too|such|most|more|insanely|seriously|ridiculously|thoroughly|definitely|100%|bloody|damn|proper|pretty|quite|genuinely|real|all',
];
export const weakerEn: readonly string[] = [
  'a bit|a little|slightly|somewhat|fairly|rather|kinda|kind of|sort of|sorta|mildly|relatively|reasonably|mostly|generally|usually|sometimes|occasionally|partly|almost|bit',
];

/** What comes after is set against what came before. */
export const contrastsEn: readonly string[] = [
  'but|however|although|altho|though|tho|yet|except|except for|apart from|aside from|other than|shame about|pity about|only|only thing|on the other hand|whereas|while|despite|in spite of|nevertheless|still|then|unfortunately|sadly',
];
/** What was hoped for or shown before it failed: praise in it is none. */
export const hopesEn: readonly string[] = [
  'supposed to|was supposed|promised|promises|advertised as|advertised|claims to|claimed to|claims|looked great|looked good|looked nice|looks good in|looks great in|in the pictures|in the photos|i thought|thought it would|expected|i expected|was hoping|hoped|should be|should have been|meant to be|so called|so-called|sounded great|sounded good',
];
/** Blame before one of these is taken back. */
export const worthEn: readonly string[] = [
  "worth|worth it|well worth|worth every penny|worth the wait|worth the money|worth the price|fixed it|sorted it|resolved it|replaced it|refunded me|made up for it|put it right|put right|you get what you pay for|i don't mind|don't mind|can't complain|no big deal|soon sorted|quickly sorted|quickly resolved|quickly fixed|sorted quickly|resolved quickly",
];
/** What was feared, until it turned out well. */
export const fearsEn: readonly string[] = [
  "worried|was worried|afraid|sceptical|skeptical|hesitant|doubtful|had doubts|had my doubts|nervous|wasn't sure|was not sure|unsure|reluctant|didn't expect|did not expect|dreading|dreaded|apprehensive",
];
/** How it was before: praise of it is blame of today. */
export const pastEn: readonly string[] = [
  'used to|used to be|my old|my last|my previous|my former|the old one|the previous|the last one|back then|years ago|the old version|the previous version|before the update|in the past|once was|competitors|other brands|other shops|other companies|rivals|the competition',
];
/** What asks for something; praise behind it is none. */
export const wishesEn: readonly string[] = [
  "please|should|could you|can you|would you|would like|i'd like|we'd like|would love|i'd love|wish|i wish|hope|i hope|hopefully|would be nice|would be great|would be good|would be fun|would be better|would be helpful|would be useful|it'd be nice|it'd be great|need|needs|need to|needs to|must|ought to|maybe|perhaps|how about|suggest|consider|add|offer|you could|they could|could have|make it|make the|improve|fix|stop|bring back|let us|let me|give us|give|tell|lower|reduce|more|less|fewer|want",
];
/** Among these, those that tell of a lack. */
export const lacksEn: readonly string[] = [
  'improve|fix|stop|lower|reduce|cut|less|fewer|faster|cheaper|quicker|better|cleaner|clearer|easier|simpler|friendlier|warmer|quieter|safer|fairer|shorter|longer|bigger|wider|larger|more staff|more people|more seats|more parking|more training|more support|more time|more space|more room|more buses|more trains|more toilets|more checkouts|more tills|more help|more pay|more money|higher pay|pay us|hire more|bring back|be nicer|be more|train your|train the|train staff|listen to|respond|reply|answer the phone|tell patients|tell customers|tell people|tell us|sort out|sort it|get rid of|remove|clean the|repair|replace|upgrade the|update the|keep the|open more|turn down|turn up the|turn off',
];
/** What says that nothing may change. */
export const keepsEn: readonly string[] = [
  "don't change a thing|change nothing|keep it up|keep up the good work|keep up the great work|keep doing|keep going|carry on|stay as you are|more of the same|never change|don't ever change|give that team|deserve a raise|deserves a raise|give them a raise|a pay rise for|why didn't i find|why didn't i try|why didn't i buy|why did i not|why did i wait|wish i had found|wish i'd found|wish i had bought|should have bought it sooner|should have come sooner",
];
/** Questions that complain. */
export const complaintsEn: readonly string[] = [
  "why do i|why do we|why does it|why does the|why is it|why is the|why are there|why are the|why can't|why cant|why won't|why isn't|why aren't|why doesn't|why don't you|why should i|why would|where is my|where's my|where are my|when will you|when will i|when will it|when are you going|how is it|how is this|how hard|how difficult|how many times|how much longer|how long do|does anyone|do you even|is anyone|is there anyone|anyone there|what is the point|what's the point|what is going on|what happened to|what am i paying|who thought|who designed|who on earth|what on earth|seriously|are you kidding|really",
];
/** Praise that follows is meant the other way round when something bad is told with it. */
export const ironyEn: readonly string[] = [
  'yeah right|just love|i just love|nice of you|nice of them|good of you|kind of you to|how kind|thanks for nothing|thanks for the|thanks for|congratulations|congratulations on|congrats|congrats on|well done on|bravo for|because who|who needs|brilliant idea|great idea to|genius idea|what a surprise|what a treat|lucky me|sure|oh great|oh good|oh joy|how lovely|slow clap|big thanks|so much for|if i wanted|great job|nice job|nice work|good luck getting|good luck finding|good luck|must be nice',
];
/** More of it is better. */
export const moreIsBetterEn: readonly string[] = [
  'quality|salary|salaries|pay|wage|wages|choice|choices|selection|range|variety|options|space|room|storage|battery|battery life|portion|portions|screen|display|discount|discounts|staff|seats|seating|parking|legroom|standard|standards|efficiency|speed|signal|coverage|capacity|suction|power|volume|text|font|resolution|interest rate|returns|opportunities|benefits|holiday|holidays|leave|bandwidth|morale|marks',
];
/** Less of it is better. */
export const lessIsBetterEn: readonly string[] = [
  'price|prices|cost|costs|fee|fees|charge|charges|fare|fares|rent|rates|premium|premiums|bill|bills|tax|queue|queues|line|lines|wait|waits|waiting time|waiting times|wait time|wait times|delivery time|delivery times|noise|weight|risk|pressure|workload|turnover|maintenance|fuel consumption|consumption|calories|sugar|fat|salt|effort|ads|adverts|steps|paperwork|meetings|emails|commute|distance|delays|errors|traffic|hours|wrapping|packaging|homework|step count|deductible|deposit',
];
export const moreEn: readonly string[] = [
  'high|higher|big|bigger|large|larger|huge|massive|long|longer|many|lots|a lot|lots of|a lot of|more|tons of|loads of|plenty|great|strong|endless|excessive|extra',
];
export const lessEn: readonly string[] = [
  'low|lower|small|smaller|little|short|shorter|few|fewer|less|limited|minimal|weak|no',
];

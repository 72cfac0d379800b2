/**
 * Typed slips of each language and the bets that they are: `game | typed | market:pick@stake …`. Written by hand, so that
 * the parser and the texts that it renders are compared with something else than themselves.
 */
export const slipExamples = {
  en: `
dice3 | big 50 | side:big@50
dice3 | small50 | side:small@50
dice3 | odd 1.5 | side:odd@1.5
dice3 | EVEN 2.25 | side:even@2.25
dice3 | sum big 5 | side:big@5
dice3 | big odd 5 | combo:big-odd@5
dice3 | even small 5 | combo:small-even@5
dice3 | sum 10 5 | sum:10@5
dice3 | sum 3,4 5 | sum:3@5 sum:4@5
dice3 | 10 5 | sum:10@5
dice3 | 7,18 2 | sum:7@2 sum:18@2
dice3 | face 6 10 | face:6@10
dice3 | 6 face 10 | face:6@10
dice3 | pair 2 3 | pair:2@3
dice3 | 1,1,2 pairplus 5 | pairplus:1,1,2@5
dice3 | pairplus 2,1,2 5 | pairplus:2,2,1@5
dice3 | 1,1,2 5 | pairplus:1,1,2@5
dice3 | two 6,1 5 | two:1,6@5
dice3 | three 3,1,2 5 | three:1,2,3@5
dice3 | triple 6 1 | triple:6@1
dice3 | triple any 2 | anytriple:any@2
dice3 | anytriple 2 | anytriple:any@2
dice3 | run 4; alldiff 5 | run:run@4 alldiff:alldiff@5
colour10 | 7 10 | number:7@10
colour10 | 07 10 | number:7@10
colour10 | 0,5,9 1 | number:0@1 number:5@1 number:9@1
colour10 | green 5 + red 6+violet 7 | green:green@5 red:red@6 violet:violet@7
colour10 | big 50;small 20; | side:big@50 side:small@20
colour10 | big 5; big 5 | side:big@5 side:big@5
race10 | 1st 3,7 10 + 2nd big 20 | place:1:3@10 place:1:7@10 side:2:big@20
race10 | d10 10 5 | place:10:10@5
race10 | 3rd even 5 | side:3:even@5
race10 | duel 1 dragon 10 | duel:1:dragon@10
race10 | duel5 tiger 10 | duel:5:tiger@10
race10 | top2 11 5 | top2sum:11@5
race10 | sum 3,19 5 | top2sum:3@5 top2sum:19@5
race10 | top2 sum 12 5 | top2sum:12@5
race10 | 15 5 | top2sum:15@5
race10 | big 50 | top2side:big@50
race10 | top2 odd 5 | top2side:odd@5
race10 | 3,7 straight 10 | straight:3,7@10
race10 | straight 3,7,1 10 | straight:3,7,1@10
race10 | box 7,3 10 | box:3,7@10
race10 | 7 , 3 , 1 box 1k | box:1,3,7@1000
race10 | top3 7,8 1.5k | top3:7@1500 top3:8@1500
sum28 | small even 20; 0,27 1 | combo:small-even@20 sum:0@1 sum:27@1
sum28 | extreme big 5 | extreme:big@5
sum28 | small extreme 5 | extreme:small@5
sum28 | leopard 1; run 2; pair 3; half 4; mixed 5 | form:leopard@1 form:run@2 form:pair@3 form:half@4 form:mixed@5
sum28 | 13 10; odd 5 | sum:13@10 side:odd@5
digits5 | front run 5; dragon 10 | form:front:run@5 duel:dragon@10
digits5 | duel tie 5 | duel:tie@5
digits5 | d1 3,7 10 | place:1:3@10 place:1:7@10
digits5 | 5th small 10 | side:5:small@10
digits5 | big 50 | sumside:big@50
digits5 | sum odd 5 | sumside:odd@5
digits5 | leopard back 5 | form:back:leopard@5
digits5 | middle pair 5 | form:middle:pair@5
digits5 | 3,7 straight 10 | straight:3,7@10
digits5 | straight 0,0,0 10 | straight:0,0,0@10
digits5 | box 7,3,7 10 | box:3,7,7@10
digits5 | 9,0 box 10 | box:0,9@10
digits5 | any 7,8 10 | any:7@10 any:8@10
`,
  'pt-BR': `
dice3 | grande 50 | side:big@50
dice3 | pequeno50 | side:small@50
dice3 | ímpar 5 | side:odd@5
dice3 | impar 5 | side:odd@5
dice3 | PAR 5 | side:even@5
dice3 | grande ímpar 5 | combo:big-odd@5
dice3 | soma 10 5 | sum:10@5
dice3 | face 6 10 | face:6@10
dice3 | dupla 2 3 | pair:2@3
dice3 | dois 1,6 5 | two:1,6@5
dice3 | três 1,2,3 5 | three:1,2,3@5
dice3 | tres 3,2,1 5 | three:1,2,3@5
dice3 | trinca 6 1 | triple:6@1
dice3 | trinca qualquer 2 | anytriple:any@2
dice3 | qualquer trinca 2 | anytriple:any@2
dice3 | sequência 4; diferentes 5 | run:run@4 alldiff:alldiff@5
dice3 | sequencia4 | run:run@4
colour10 | verde 5; vermelho 6; violeta 7 | green:green@5 red:red@6 violet:violet@7
colour10 | roxo 7 | violet:violet@7
colour10 | par 2mil | side:even@2000
colour10 | par 2 mil | side:even@2000
colour10 | 3,4 0.5 | number:3@0.5 number:4@0.5
race10 | 1º 3,7 10 + 2º grande 20 | place:1:3@10 place:1:7@10 side:2:big@20
race10 | 3ª par 5 | side:3:even@5
race10 | 1o 3 5 | place:1:3@5
race10 | duelo 1 dragão 10 | duel:1:dragon@10
race10 | duelo 2 tigre 10 | duel:2:tiger@10
race10 | top2 soma 12 5 | top2sum:12@5
race10 | grande 50 | top2side:big@50
race10 | 3,7 direta 10 | straight:3,7@10
race10 | combinada 7,3 10 | box:3,7@10
race10 | top3 7 5 | top3:7@5
sum28 | pequeno par 20; 0,27 1 | combo:small-even@20 sum:0@1 sum:27@1
sum28 | extremo grande 5 | extreme:big@5
sum28 | leopardo 1; sequência 2; dupla 3; meia 4; mista 5 | form:leopard@1 form:run@2 form:pair@3 form:half@4 form:mixed@5
sum28 | ímpar 5 | side:odd@5
digits5 | frente sequência 5; dragão 10 | form:front:run@5 duel:dragon@10
digits5 | meio dupla 5 | form:middle:pair@5
digits5 | fim leopardo 5 | form:back:leopard@5
digits5 | empate 5 | duel:tie@5
digits5 | 1º 3,7 10 | place:1:3@10 place:1:7@10
digits5 | d5 pequeno 10 | side:5:small@10
digits5 | soma ímpar 5 | sumside:odd@5
digits5 | qualquer 7 10 | any:7@10
digits5 | big 5; par 6 | sumside:big@5 sumside:even@6
`,
  'id-ID': `
dice3 | besar 50 | side:big@50
dice3 | kecil50 | side:small@50
dice3 | Ganjil 5 | side:odd@5
dice3 | genap 5 | side:even@5
dice3 | besar ganjil 5 | combo:big-odd@5
dice3 | jumlah 10 5 | sum:10@5
dice3 | mata 6 10 | face:6@10
dice3 | kembar 2 3 | pair:2@3
dice3 | dua 1,6 5 | two:1,6@5
dice3 | tiga 1,2,3 5 | three:1,2,3@5
dice3 | tripel 6 1 | triple:6@1
dice3 | tripel sembarang 2 | anytriple:any@2
dice3 | urut 4; beda 5 | run:run@4 alldiff:alldiff@5
colour10 | hijau 5; merah 6; ungu 7 | green:green@5 red:red@6 violet:violet@7
colour10 | besar 10rb | side:big@10000
colour10 | besar 10 ribu | side:big@10000
colour10 | genap 2k | side:even@2000
colour10 | 3,4 5 | number:3@5 number:4@5
race10 | ke1 3,7 10 + ke2 besar 20 | place:1:3@10 place:1:7@10 side:2:big@20
race10 | juara 3 5 | place:1:3@5
race10 | 3rd genap 5 | side:3:even@5
race10 | duel 1 naga 10 | duel:1:dragon@10
race10 | duel 2 harimau 10 | duel:2:tiger@10
race10 | top2 jumlah 12 5 | top2sum:12@5
race10 | besar 50 | top2side:big@50
race10 | 3,7 lurus 10 | straight:3,7@10
race10 | acak 7,3 10 | box:3,7@10
race10 | top3 7 5 | top3:7@5
sum28 | kecil genap 20; 0,27 1 | combo:small-even@20 sum:0@1 sum:27@1
sum28 | ekstrem besar 5 | extreme:big@5
sum28 | leopard 1; urut 2; kembar 3; setengah 4; campur 5 | form:leopard@1 form:run@2 form:pair@3 form:half@4 form:mixed@5
sum28 | ganjil 5 | side:odd@5
digits5 | depan urut 5; naga 10 | form:front:run@5 duel:dragon@10
digits5 | tengah kembar 5 | form:middle:pair@5
digits5 | belakang campur 5 | form:back:mixed@5
digits5 | seri 5 | duel:tie@5
digits5 | ke5 kecil 10 | side:5:small@10
digits5 | jumlah ganjil 5 | sumside:odd@5
digits5 | sembarang 7 10 | any:7@10
digits5 | small 5; genap 6 | sumside:small@5 sumside:even@6
`,
  zh: `
dice3 | 大 50 | side:big@50
dice3 | 小50 | side:small@50
dice3 | 单５０ | side:odd@50
dice3 | 雙5 | side:even@5
dice3 | 大单5 | combo:big-odd@5
dice3 | 和值10 5 | sum:10@5
dice3 | 点数6 10 | face:6@10
dice3 | 对子2 3 | pair:2@3
dice3 | 对子加1，1，2 5 | pairplus:1,1,2@5
dice3 | 二不同1，6 5 | two:1,6@5
dice3 | 三码1、2、3 5 | three:1,2,3@5
dice3 | 围骰6 1 | triple:6@1
dice3 | 全围2 | anytriple:any@2
dice3 | 围骰任意2 | anytriple:any@2
dice3 | 顺子4；三不同5 | run:run@4 alldiff:alldiff@5
colour10 | 绿5；红6；紫7 | green:green@5 red:red@6 violet:violet@7
colour10 | 红色 6 | red:red@6
colour10 | 大2千 | side:big@2000
colour10 | 双2ｋ | side:even@2000
colour10 | ３，４　５ | number:3@5 number:4@5
race10 | 冠军3，7 10＋亚军大20 | place:1:3@10 place:1:7@10 side:2:big@20
race10 | 第一名3 5 | place:1:3@5
race10 | 第10名10 5 | place:10:10@5
race10 | 第三名双5 | side:3:even@5
race10 | 季军 单5 | side:3:odd@5
race10 | 对决1龙10 | duel:1:dragon@10
race10 | 对决2虎10 | duel:2:tiger@10
race10 | 冠亚和12 5 | top2sum:12@5
race10 | 冠亚大5 | top2side:big@5
race10 | 大50 | top2side:big@50
race10 | 直选3，7 10 | straight:3,7@10
race10 | 组选7，3 10 | box:3,7@10
race10 | 前三名7 5 | top3:7@5
sum28 | 小双20；0，27 1 | combo:small-even@20 sum:0@1 sum:27@1
sum28 | 极大5；极小6 | extreme:big@5 extreme:small@6
sum28 | 豹子1；顺子2；对子3；半顺4；杂六5 | form:leopard@1 form:run@2 form:pair@3 form:half@4 form:mixed@5
sum28 | 豹子1 | form:leopard@1
sum28 | 單5 | side:odd@5
digits5 | 前三顺子5；龙10 | form:front:run@5 duel:dragon@10
digits5 | 前三順子5 | form:front:run@5
digits5 | 中三对子5 | form:middle:pair@5
digits5 | 中三 對子 5 | form:middle:pair@5
digits5 | 后三豹子5 | form:back:leopard@5
digits5 | 后三杂六5 | form:back:mixed@5
digits5 | 和5；虎6 | duel:tie@5 duel:tiger@6
digits5 | 龍5 | duel:dragon@5
digits5 | 万位3，7 10 | place:1:3@10 place:1:7@10
digits5 | 千位大10 | side:2:big@10
digits5 | 百位0 1 | place:3:0@1
digits5 | 十位单5 | side:4:odd@5
digits5 | 个位小10 | side:5:small@10
digits5 | 总和单5 | sumside:odd@5
digits5 | 任意7 10 | any:7@10
digits5 | big 5；双6 | sumside:big@5 sumside:even@6
`,
} as const

/**
 * Slips that are refused: `language | game | typed, with [ and ] around the part that is underlined | code, with what its
 * suggestion needs`. One error each.
 */
export const slipRefusals = `
en | sum28 | [bog] 50 | unknown_word bog → big
en | race10 | [drgaon] 5 | unknown_word drgaon → dragon
en | race10 | 1st [xylophone] 5 | unknown_word xylophone
en | colour10 | big [$]50 | unknown_word $
en | colour10 | big [-]50 | unknown_word -
en | colour10 | big 50[.] | unknown_word .
en | colour10 | big[,] small 5 | unknown_word ,
en | digits5 | 4 d1[,]3 5 | unknown_word ,
en | race10 | [th] 5 | unknown_word th
en | dice3 | run [k] | unknown_word k
en | race10 | [d] 1 3 5 | unknown_word d
en | race10 | 1 [st] 3 5 | unknown_word st
en | race10 | 1.5[th] 3 5 | unknown_word th
pt-BR | dice3 | [ímpra] 5 | unknown_word impra → ímpar
pt-BR | dice3 | grande 5; [pequenno] 5 | unknown_word pequenno → pequeno
id-ID | dice3 | [bessar] 5 | unknown_word bessar → besar
zh | dice3 | 大[吉祥]5 | unknown_word 吉祥
en | sum28 | [big] | missing_amount
en | sum28 | small 5; [even] ; odd 6 | missing_amount
en | sum28 | [3,7] | missing_amount
en | race10 | [1st] | missing_amount
en | colour10 | big [1.255] | missing_amount
zh | colour10 | [大] | missing_amount
en | sum28 | [50] | missing_pick
en | sum28 | [extreme 5] | missing_pick
en | race10 | [1st 5] | missing_pick
en | race10 | [duel 5] | missing_pick
en | digits5 | [front 5] | missing_pick
en | dice3 | [pair 5] | missing_pick
en | dice3 | [any 2] | missing_pick
en | sum28 | sum 3,[28] 1 | out_of_range 0-27
en | sum28 | [3.5] 1 | out_of_range 0-27
en | dice3 | face [7] 1 | out_of_range 1-6
en | race10 | [11th] 3 5 | out_of_range 1-10
en | race10 | 1st [0] 5 | out_of_range 1-10
en | race10 | [0th] 3 5 | out_of_range 1-10
en | race10 | [25] 10 | out_of_range 3-19
en | dice3 | [19] 5 | out_of_range 3-18
en | digits5 | 3,[10] 5 | out_of_range 0-9
en | race10 | duel [6] dragon 5 | out_of_range 1-5
en | digits5 | [d6] 3 5 | out_of_range 1-5
en | digits5 | straight [37] 5 | out_of_range 0-9
zh | race10 | [第11名]大5 | out_of_range 1-10
en | race10 | straight [3] 10 | wrong_count straight 2,3
en | race10 | box [1,2,3,4] 10 | wrong_count box 2,3
en | dice3 | pairplus [1,2,3] 5 | wrong_count pairplus 3
en | dice3 | two [1,2,3] 5 | wrong_count two 2
en | sum28 | 3,[3] 5 | duplicate_pick
en | race10 | straight 3,[3] 10 | duplicate_pick
en | dice3 | pairplus 1,1,[1] 5 | duplicate_pick
en | digits5 | box 0,0,[0] 5 | duplicate_pick
en | sum28 | big [big] 5 | duplicate_pick
zh | sum28 | 大[大]5 | duplicate_pick
en | sum28 | [big 50 small 20] | ambiguous big 50; small 20
en | sum28 | [big 1k small 3] | ambiguous big 1000; small 3
en | sum28 | [3 5 7 20] | ambiguous sum 3 5; sum 7 20 / sum 3,5,7 20
en | sum28 | [big small 5] | ambiguous small 5 / big 5
en | sum28 | odd 1; [50 big] | ambiguous big 50
en | sum28 | [big 10 2] | ambiguous sum 10 2 / big 2
en | colour10 | [big 2,50] | ambiguous big 2.5
en | colour10 | [big 1,000] | ambiguous big 1000
en | colour10 | [big 5, small 6] | ambiguous big 5; small 6
en | dice3 | [3 5] | ambiguous sum 3 5 / face 3 5 / pair 3 5 / triple 3 5
en | race10 | [7 10] | ambiguous 1st 7 10 / top2 7 10 / top3 7 10
en | race10 | [2nd 1st 3 10] | ambiguous 2nd 3 10 / 1st 3 10
en | race10 | [tiger 5] | ambiguous duel 1 tiger 5 / duel 2 tiger 5 / duel 3 tiger 5 / duel 4 tiger 5 / duel 5 tiger 5
en | race10 | [1st 1st 3 10] | ambiguous 1st 3 10
en | race10 | [1st straight 3,7 10] | ambiguous straight 3,7 10 / 1st 3,7 10
en | colour10 | [green red 5] | ambiguous red 5 / green 5
en | colour10 | [big 2,5k] | ambiguous big 2500
en | colour10 | [2,50 big] | missing_amount
en | digits5 | [run 5] | ambiguous front run 5 / middle run 5 / back run 5
en | digits5 | [3,7 10] | ambiguous d1 3,7 10 / any 3,7 10 / straight 3,7 10 / box 3,7 10
zh | digits5 | [豹子5] | ambiguous front leopard 5 / middle leopard 5 / back leopard 5
en | sum28 | big [0.5] | amount_below 1
en | sum28 | big [0] | amount_below 1
en | sum28 | big [1001] | amount_above 1000
en | sum28 | big [5k] | amount_above 1000
en | sum28 | 13,0 [104] | amount_above 103.09
en | colour10 | 0,1,2,3,4,5,6,7,8,9 1; 0,1,2,3,4,5,6,7,8,9 1; [big 5; small 5] | too_many_lines 20
en | colour10 | [dragon] 5 | not_in_this_game
en | colour10 | [1st] 5 5 | not_in_this_game
en | race10 | [tie] 5 | not_in_this_game
en | sum28 | extreme [odd] 5 | not_in_this_game
en | digits5 | small [even] 5 | not_in_this_game
en | digits5 | [sum 30 10] | not_in_this_game
en | race10 | [duel 1.5 dragon 5] | not_in_this_game
en | race10 | [duel 3,4 dragon 5] | not_in_this_game
zh | dice3 | 大5；[龙]5 | not_in_this_game
`

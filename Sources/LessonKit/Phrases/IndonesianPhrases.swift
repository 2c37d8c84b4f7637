extension Language {
  static let indonesianPhrases: [String: String] = [
    "Yes.": "Ya.",
    "A test: the lesson's idea, and nothing explained first. First answers count.":
      "Sebuah tes: gagasan pelajaran ini, tanpa penjelasan. Jawaban pertama yang dihitung.",
    "No.": "Bukan.",
    "Not the {1}.": "Bukan {1}.",
    "Yes, in this order.": "Ya, dalam urutan ini.",
    "Yes, all of them.": "Ya, semuanya.",
    "Yes, each where it belongs.": "Ya, semua di tempatnya.",
    "It is: {1}.": "Jawabannya: {1}.",
    "It is: {1}. {2}": "Jawabannya: {1}. {2}",
    "Skipped. {1}": "Dilewati. {1}",
    "The right answer: {1}. {2}": "Jawaban yang benar: {1}. {2}",
    "Noted: {1}.": "Dicatat: {1}.",
    "Noted: you were {1}.": "Dicatat: {1}.",
    "Answer first; then say whether you were {1}.": "Jawab dulu, lalu ketik `{1}`.",
    "Nothing is lost; try again, or type `hint`.":
      "Tidak ada yang hilang; coba lagi, atau ketik `hint`.",
    "Nothing is lost; try again, or type `answer` to see it.":
      "Tidak ada yang hilang; coba lagi, atau ketik `answer` untuk melihat jawabannya.",
    "Type a number or a name.": "Ketik nomor atau nama.",
    "Type a command.": "Ketik sebuah perintah.",
    "Type what you like; the goals are ticked off.":
      "Ketik apa saja; tujuan yang tercapai ditandai.",
    "An empty line goes on.": "Baris kosong melanjutkan.",
    "Type one number for each row, such as: 0 1 2":
      "Ketik satu nomor untuk tiap baris, misalnya: 0 1 2",
    "Type all numbers in the order of the rows, such as: 2 1 3":
      "Ketik semua nomor menurut urutan barisnya, misalnya: 2 1 3",
    "Type the number of a group for each line, such as: 1 1 2":
      "Ketik nomor kelompok untuk tiap baris, misalnya: 1 1 2",
    "Choose, then cite what speaks for it: `cite lines`":
      "Pilih, lalu sebutkan yang mendukungnya: `cite lines`",
    "When you know, name fault and place, as in `guess nil-link view.presenter`":
      "Kalau sudah tahu, sebutkan fault dan tempatnya, seperti `guess nil-link view.presenter`",
    "When you know, name fault, place and row: `guess nil-link view.presenter because #2`":
      "Kalau sudah tahu, sebutkan fault, tempat dan baris: `guess nil-link view.presenter because #2`",
    "Choose first, or type `skip`.": "Pilih dulu, atau ketik `skip`.",
    "Sort first, or type `skip`.": "Urutkan dulu, atau ketik `skip`.",
    "Some goals are open; `again` shows them.":
      "Masih ada tujuan yang belum tercapai; `again` menampilkannya.",
    "{1} is neither of the two: {2}.": "{1} bukan salah satu dari keduanya: {2}.",
    "{1} is none of the three: {2}.": "{1} bukan salah satu dari ketiganya: {2}.",
    "{1} is none of the four: {2}.": "{1} bukan salah satu dari keempatnya: {2}.",
    "{1} is none of these: {2}.": "{1} bukan salah satu dari ini: {2}.",
    "{1} is none of the choices. Type a number from 1 to {2}.":
      "{1} bukan salah satu pilihan. Ketik nomor dari 1 sampai {2}.",
    "Type {1} numbers from 0 to {2}.": "Ketik {1} nomor dari 0 sampai {2}.",
    "Type each number from 1 to {1} once.": "Ketik tiap nomor dari 1 sampai {1} satu kali.",
    "Type {1} numbers, one for each line.": "Ketik {1} nomor, satu untuk tiap baris.",
    "That could be {1}: type the number.": "Itu bisa berarti {1}: ketik nomornya.",
    "First look: `{1}`. Then answer again.": "Lihat dulu: `{1}`. Lalu jawab lagi.",
    "Put each line into a group; the first number is for the first line. Groups: {1}.":
      "Pilih kelompok untuk tiap baris; nomor pertama untuk baris pertama. Kelompok: {1}.",
    "For each row, type the number of the row during which it happened; 0 if none of these.":
      "Untuk tiap baris, nomor baris tempat ia terjadi; 0 bila tidak satu pun.",
    "The order: {1}": "Urutannya: {1}",
    "No: look again at row {1}, \"{2}\". Who ran then?":
      "Bukan: lihat lagi baris {1}, \"{2}\". Siapa yang sedang berjalan?",
    "No: \"{1}\" is not {2}. {3}": "Bukan: \"{1}\" tidak termasuk {2}. {3}",
    "No: \"{1}\" cannot come before \"{2}\": {3}.":
      "Bukan: \"{1}\" tidak bisa sebelum \"{2}\": {3}.",
    "the second is still running when the first is sent":
      "yang kedua masih berjalan saat yang pertama dikirim",
    "the second is over before the first is sent":
      "yang kedua sudah selesai sebelum yang pertama dikirim",
    "See it again in `lesson {1}`.": "Lihat lagi di `lesson {1}`.",
    "There is no hint here, and none is needed.":
      "Di sini tidak ada petunjuk, dan tidak diperlukan.",
    "Hint {1} of {2}: {3}": "Petunjuk {1} dari {2}: {3}",
    "That was the last hint; `answer` shows the answer.":
      "Itu petunjuk terakhir; `answer` menampilkan jawabannya.",
    "Nothing is asked here: an empty line goes on.":
      "Di sini tidak ada pertanyaan: baris kosong melanjutkan.",
    "There is no answer written down: type `skip`.": "Tidak ada jawaban tertulis: ketik `skip`.",
    "The answer is {1}. Type `{2}` to see why.":
      "Jawabannya {1}. Ketik `{2}` untuk melihat alasannya.",
    "Type: {1}": "Ketik: {1}",
    ", then ": ", lalu ",
    "{1} is not what is asked for.": "Bukan {1} yang diminta.",
    "Saw {1} at #{2}.": "Terlihat {1} di #{2}.",
    "The lesson has a mistake at {1}, not you: {2}. `skip` goes on.":
      "Pelajaran ini yang salah di {1}, bukan kamu: {2}. `skip` melanjutkan.",
    "#{1} is against it": "#{1} bertentangan dengan itu",
    "that went against it": "itu bertentangan",
    "\"{1}\" does not hold: {2}. The step begins again.":
      "\"{1}\" tidak berlaku: {2}. Langkah ini dimulai lagi.",
    "This is the first step.": "Ini langkah pertama.",
    "The stage is set anew, so that the row numbers fit.":
      "Panggung disiapkan ulang, supaya nomor barisnya cocok.",
    "step {1} of {2}: {3}": "langkah {1} dari {2}: {3}",
    "test {1} of {2}: {3}": "tes {1} dari {2}: {3}",
    "That was \"{1}\", the test.": "Itu tadi \"{1}\", tesnya.",
    "That was \"{1}\", all {2} steps of it.": "Itu tadi \"{1}\", semua {2} langkahnya.",
    "That was \"{1}\".": "Itu tadi \"{1}\".",
    "You chose: {1}. Now `cite` what speaks for it, a figure or a row each.":
      "Kamu memilih: {1}. Sekarang `cite` yang mendukungnya, satu angka atau baris setiap kali.",
    "Choose first, then `cite`.": "Pilih dulu, lalu `cite`.",
    "That bears on it. {1}": "Itu mendukungnya. {1}",
    "That bears on it: {1}. {2} more.": "Itu mendukungnya: {1}. {2} lagi.",
    "{1} does not bear on this choice. Which figure would change your mind?":
      "{1} tidak mendukung pilihan ini. Angka mana yang akan mengubah pendapatmu?",
    "Cite what? A figure or a row: `cite lines`": "Sebutkan apa? Angka atau baris: `cite lines`",
    "Because of which row? `because #12`": "Karena baris yang mana? `because #12`",
    "the fault and its place": "fault dan tempatnya",
    "a row that shows it": "baris yang menunjukkannya",
    "at most {1} looks": "paling banyak melihat {1} kali",
    " or ": " atau ",
    "nobody": "tidak ada siapa-siapa",
    "none": "tidak ada",
    "nothing": "tidak ada apa-apa",
    "an empty screen": "layar kosong",
  ]
}

/// A translation that disagrees with its original, and the finding that the verifier must report.
struct TranslationMistake: Sendable {
  let text: String
  let other: String
  let finding: String

  init(_ text: String, _ other: String, _ finding: String) {
    (self.text, self.other, self.finding) = (text, other, "small.id.md:" + finding)
  }

  static let all: [TranslationMistake] = [
    .init("minutes=3", "minutes=4", "2:1: The comment about the lesson is not the original's."),
    .init(
      "id=open",
      "id=buka",
      "25:1: Step 2 is id=open in the original, and id=buka here."
    ),
    .init("step do id=open", "step free id=open", "24:1: This is a do step in the original."),
    .init("hides=3", "hides=4", "25:1: hides= is not what the original says."),
    .init(
      "count 1 Presenter -> View *  # satu\n",
      "",
      "24:1: 3 checks here, 4 in the original."
    ),
    .init(
      "count 1 Presenter",
      "count 2 Presenter",
      "31:1: This check differs from the original: count 1 Presenter -> View *"
    ),
    .init(
      "```viper-answer\nopen",
      "```viper-answer\nscreen",
      "39:1: viper-answer is not what it is in the original."
    ),
    .init(
      "```viper-also\nscreen\n",
      "```viper-also\n",
      "42:1: viper-also is not what it is in the original."
    ),
    .init(
      "fails=seen",
      "fails=never",
      "46:1: viper-wrong is not what it is in the original."
    ),
    .init(
      "    Presenter -> Interactor getProducts()\n...",
      "    Presenter -> Interactor getProducts()",
      "51:1: 3 lines in fences here, 4 in the original."
    ),
    .init(
      "User -> View open\n...",
      "User -> View buka\n...",
      "51:1: viper-trace is not what it is in the original."
    ),
    .init(
      "- `tidak ada`: no: Lihat lagi.\n",
      "",
      "5:1: 3 choices here, 4 in the original."
    ),
    .init(
      "`Presenter`: yes",
      "`Presenter`: no",
      "9:1: The original has another verdict here: Presenter"
    ),
    .init(
      "`Interactor`",
      "`Penghubung`",
      "10:1: This choice is `Interactor` in the original, and is not translated."
    ),
    .init("2. `wiring view` menjawab.\n", "", "5:1: 1 hints here, 2 in the original."),
    .init(
      "1. Layarnya harus dibuka.",
      "1. Layarnya harus dibuka.\n\nBegitulah.",
      "24:1: 1 texts below the hints here, 0 in the original."
    ),
    .init("`help`", "`halp`", "3:1: There is no command `halp`. Did you mean `help`?"),
    .init(
      "1. Layarnya harus dibuka.",
      "1. Ketik `open`.",
      "37:1: This hint is the answer: only lead to it."
    ),
  ]
}

/// What decides how the words of an ordinary row are shortened.
struct LabelKey: Hashable {
  /// The words in full.
  let words: String
  /// Values are shortened in another way than messages.
  let isAnswer: Bool
  /// The columns there are, or what decides how many.
  let number: Int
}

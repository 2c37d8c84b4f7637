/// The key of a cache of labels: all that decides how the label of an ordinary row (numbered event) is shortened.
struct LabelKey: Hashable {
  let words: String
  /// Whether the words are a returned value, which is shortened in another way than a message.
  let isAnswer: Bool
  /// The number of columns for the label, or the row's depth (level of indentation), on which that number depends.
  let number: Int
}

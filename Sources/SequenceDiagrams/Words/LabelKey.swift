/// The key of a cache of shortened labels: the inputs that decide how the label of an ordinary row is shortened.
struct LabelKey: Hashable {
  let words: String
  /// Whether the words are a returned value, which is shortened differently from a message.
  let isAnswer: Bool
  /// The number of columns available, or the row's depth (its level of indentation), which determines them.
  let number: Int
}

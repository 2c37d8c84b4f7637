/// The source of a message's arguments, with their labels and names as declared.
struct ArgumentList {
  /// The parameters of the message as declared: `from start:then completion:`.
  let names: String
  /// The expression of the arguments: `()`, one value, or a tuple.
  let values: String

  init(names: [String], values: [String]) {
    self.names = names.map { $0.replacing(" :", with: ":") }.joined()
    self.values = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
  }
}

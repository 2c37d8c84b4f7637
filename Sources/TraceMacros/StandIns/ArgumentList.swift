/// What is handed over, as source: several arguments are a tuple.
struct ArgumentList {
  /// The parameters as they are declared: `from start:then completion:`.
  let names: String
  /// `()`, one value, or a tuple.
  let values: String

  /// Makes a list; each name ends in a colon.
  init(names: [String], values: [String]) {
    self.names = names.map { $0.replacing(" :", with: ":") }.joined()
    self.values = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
  }
}

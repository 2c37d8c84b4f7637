/// Why nothing was measured.
struct Failure: Error, CustomStringConvertible {
  /// What is wrong, and where.
  let description: String

  init(_ description: String) { self.description = description }
}

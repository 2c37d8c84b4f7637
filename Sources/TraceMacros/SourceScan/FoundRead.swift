/// A read of a seam in a function, or the use of another member of the class.
struct FoundRead {
  enum Kind {
    /// The reference is compared, bound or passed on: no message is lost where it is nil.
    case nilCheck
    /// A message is sent with `?`.
    case call
    /// Another member of the class is named.
    case use
  }

  let name: String
  let kind: Kind
  /// Whether the read runs whenever the function runs, so that every later read comes after it.
  let isCertain: Bool
  /// Whether a message is sent there, with or without `?`.
  var sendsMessage = false
  /// Whether the used member is a method, and no property of the same name.
  var isMethod = false
  /// The closure that contains the read, as a `closureMark`.
  var closure = ""
}

/// A location where one function reads a seam of its class, or uses another function of the class.
struct FoundRead {
  /// What is done there.
  enum Kind {
    /// The reference is compared, bound or handed on: nothing is lost where it is nil.
    case look
    /// Something is said by `?`.
    case call
    /// Another member of the class is named.
    case use
  }

  let name: String
  let kind: Kind
  /// Whether every later read of the function comes after this one.
  let isCertain: Bool
  /// Whether something is said there, be it without `?`.
  var isSaid = false
  /// Whether the member that is used is a method, and no property of the same name.
  var isMethod = false
  /// The closure in which it stands, as `closureMark` tells it.
  var closure = ""
}

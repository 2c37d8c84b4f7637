/// A read of a seam (recorded reference) in a function, or the use of another member of the class.
struct FoundRead {
  enum Kind {
    /// Any read that is not followed by `?`: a comparison, a binding, passing the reference on, or a message sent without `?`.
    ///
    /// No message is lost where the reference is nil.
    case nilCheck
    /// A message sent with `?`, which is lost where the reference is nil.
    case call
    /// A use of another member of the class.
    case use
  }

  let name: String
  let kind: Kind
  /// Whether the read runs whenever the function runs, and so before every read that the source has after it.
  let isCertain: Bool
  /// Whether the read is the start of a message through the reference, with or without `?`.
  var sendsMessage = false
  /// Whether the used member is a method, and not a property of the same name.
  var isMethod = false
  /// The mark of the closure that contains the read, such as `*onError`; empty outside closures.
  var closure = ""
}

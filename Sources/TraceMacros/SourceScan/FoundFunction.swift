import SwiftSyntax

/// A function in the body of a class or an extension, with its calls and its reads of references.
struct FoundFunction {
  let name: String
  let mentions: [String]
  let reads: [FoundRead]
  /// The names that the function calls on other objects, and the names that it calls bare or writes after `self.`.
  let calledOnOthers, calledOnSelf: [String]
  let node: Syntax

  /// Returns the function's line in the source table; `order` is the result of `SourceScan.order(in:)`.
  func line(_ line: String, in order: [[String]]) -> String {
    let lists = [mentions] + order + [calledOnOthers, calledOnSelf]
    return ([line, name] + lists.map { $0.joined(separator: ",") }).joined(separator: "\\t")
  }
}

/// A read of a seam (recorded reference) in a function, or the use of another member of the class.
struct FoundRead {
  enum Kind {
    /// Any other read: a comparison, a binding, passing the reference on.
    ///
    /// No message is lost where the reference is nil.
    case nilCheck
    /// A message sent with `?` or `!`, or through an implicitly unwrapped reference, also to a local copy of the reference; it is
    /// lost where the reference is nil.
    case call
    /// A use of another member of the class.
    case use
  }

  let name: String
  var kind: Kind
  /// Whether the read runs whenever the function runs, and so before every read that the source has after it.
  ///
  /// The read for a local copy is not certain either if code that may not run sends a message to the copy.
  var isCertain: Bool
  /// Whether the read is the start of a message through the reference, with or without `?`.
  var sendsMessage = false
  /// Whether the used member is a method, and not a property of the same name.
  var isMethod = false
  /// The mark of the closure that contains the read, such as `*onError`; empty outside closures.
  var closure = ""
}

/// A call through a seam (recorded reference) in a function of the class.
struct FoundCall {
  let function: String
  let property: String
  let message: String
  /// Whether the call is lost where the reference is nil: it has a `?` or `!`, or the reference is implicitly unwrapped.
  let isOptional: Bool
  /// Whether the call is made while a method runs that records itself, and not in a closure or local function.
  var isOfRecordedMethod = false
  /// Whether a comparison before the call has shown that the reference is not nil.
  let isBehindNilCheck: Bool
  /// The mark of the closure that contains the call, such as `*onError`; empty outside closures.
  let closure: String
  let node: Syntax

  func line(_ line: String) -> String {
    let nilMarks = "?" + (isBehindNilCheck ? "!" : "") + (isOfRecordedMethod ? "+" : "")
    let marks = (isOptional ? nilMarks : "") + closure
    return [line, function, property, message, marks].joined(separator: "\\t")
  }
}

/// A version of a variant: repaired, published, faulty, changed, or a warning.
public enum Edition: Hashable, Sendable {
  /// The correct version, which all others are compared with.
  case repaired
  /// The version of a published article, with its defects; the word identifies the article: `000`.
  case published(String)
  /// A version with one fault in its source, named by the fault: `view-bypass`.
  case faulty(String)
  /// A version after a change request, named by the request: `retry`.
  case changed(String)
  /// A working version that is a bad example, named by what is bad: `massive`.
  case warning(String)
}

/// A version of a variant: repaired, as published, with a fault, after a change, or a warning.
public enum Edition: Hashable, Sendable {
  /// The healthy one, which everything else is measured against.
  case repaired
  /// As an article published it, defects kept; the word is the article's: `000`.
  case published(String)
  /// With one fault in its source; the word is the fault's: `view-bypass`.
  case faulty(String)
  /// After a change request; the word is the request's: `retry`.
  case changed(String)
  /// One that works, and that nobody should take as an example; the word is its name: `massive`.
  case warning(String)
}

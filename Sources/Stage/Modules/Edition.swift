/// A version of a variant (a module in one architecture): repaired, published, faulty, changed, a warning, or a migration's step.
public enum Edition: Hashable, Sendable {
  /// The correct version, with which all others are compared.
  case repaired
  /// The version of a published article, with its defects; the value identifies the article: `000`.
  case published(String)
  /// A version with one fault in its source; the value names the fault: `view-bypass`.
  case faulty(String)
  /// A version after a change request; the value names the request: `retry`.
  case changed(String)
  /// A working version that is a bad example; the value names its defect: `massive`.
  case warning(String)
  /// A working version between two architectures; the values are the step, from 1, and the migration's name: `viper-to-mvvm`.
  case step(Int, of: String)
}

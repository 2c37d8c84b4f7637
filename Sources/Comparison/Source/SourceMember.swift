import Traces

/// A method, property or initializer as its source declares it.
public struct SourceMember: Sendable {
  /// What kind of member it is.
  public enum Kind: String, Sendable {
    case method, initializer, deinitializer, `subscript`, property
  }

  /// A parameter of a method.
  public struct Parameter: Hashable, Sendable {
    /// What stands at the call; `_` where nothing does.
    public let label: String
    /// What it is called inside.
    public let name: String
  }

  /// What kind of member it is.
  public let kind: Kind
  /// The name with its labels: `didSelectProduct(at:)`.
  public let name: String
  /// The declaration without its body and attributes, the same however it is laid out.
  public let signature: String
  /// What it is handed.
  public let parameters: [Parameter]
  /// Where it is declared.
  public let location: CodeLocation
  /// The lines of it, from 1, with its attributes.
  public let lines: ClosedRange<Int>

  /// The names in the types of what it is handed.
  let namesTaken: Set<String>
  /// The names in the type of what it gives: a result, or what a property holds.
  let namesGiven: Set<String>
  /// Of a property that holds a closure, how many arguments that takes.
  let closureParameterCount: Int?
  /// Where it stands.
  let piece: SourceType.Piece
  /// What stands between its braces; nil where there are none.
  let body: Range<Int>?
}

import Testing
import Traces

@testable import Comparison

@Suite struct BoundaryTypeTests {
  static let texts: [(String, String?)] = [
    ("[2 Note]", "Note"), ("[Note(id: 1)]", "Note"), ("[\"a\", \"b\"]", "String"), ("[]", nil),
    ("Note(id: 1)", "Note"), ("Notes.Note(id: 1)", "Notes.Note"), ("\"2 Note\"", "String"),
    ("-3", "Int"), ("1899.0", "Double"), ("true", "Bool"), ("View", nil), ("nil", nil),
    (".ready", nil), (".success([3 Note])", "Note"), (".failure(.offline)", nil),
    ("{closure}", nil), ("", nil), ("-", nil), ("[2 Note", "Note"),
  ]

  @Test(arguments: texts)
  func `reads the type of a value from its text`(text: String, type: String?) {
    #expect(Event.typeName(inText: text) == type)
  }
}

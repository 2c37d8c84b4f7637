import Testing

@testable import TraceRecording

/// Tests values as people write them.
@Suite struct ValueReaderTests {
  // MARK: Values

  static let values = [
    Reading("3", Int.self, "3"), Reading("-3", Int.self, "-3"), Reading("2.5", Double.self, "2.5"),
    Reading("3", Double.self, "3.0"), Reading("true", Bool.self, "true"),
    Reading("false", Bool.self, "false"),
    Reading("Milk", String.self, "Milk"), Reading(#""Milk""#, String.self, "Milk"),
    Reading(#""""#, String.self, ""), Reading("\"", String.self, "\""),
    Reading("", String.self, ""),
    Reading(#""a \"b\" \\ c""#, String.self, #"a "b" \ c"#),
    Reading(#""a\nb""#, String.self, "a\nb"),
    Reading(#"a\nb"#, String.self, #"a\nb"#), Reading(#""\u{1B}[2J""#, String.self, "\u{1B}[2J"),
    Reading("nil", Int?.self, "nil"), Reading("3", Int?.self, "Optional(3)"),
    Reading("nil", String?.self, "nil"), Reading(#""nil""#, String?.self, #"Optional("nil")"#),
    Reading("nil", (any PostCounterProtocol)?.self, "nil"), Reading("[]", [Int].self, "[]"),
    Reading("[ ]", [Int].self, "[]"), Reading("[1, 2]", [Int].self, "[1, 2]"),
    Reading("[1, nil]", [Int?].self, "[Optional(1), nil]"),
    Reading("[[1], []]", [[Int]].self, "[[1], []]"),
    Reading("[at: 1, 2]", [String].self, #"["at: 1", "2"]"#),
    Reading(#"["a, b", c]"#, [String].self, #"["a, b", "c"]"#),
    Reading("success 3", Result<Int, PostError>.self, "success(3)"),
    Reading(".success(3)", Result<Int, PostError>.self, "success(3)"),
    Reading("success", Result<Void, PostError>.self, "success()"),
    Reading(".success(())", Result<Void, PostError>.self, "success()"),
    Reading("()", Void.self, "()"),
    Reading("failure", Result<Int, PostError>.self, "failure(TraceRecordingTests.PostError.lost)"),
    Reading(
      "failure .closed",
      Result<Int, PostError>.self,
      "failure(TraceRecordingTests.PostError.closed)"
    ),
    Reading("failure", Result<Int, any Error>.self, "failure(TraceRecordingTests.PostError.lost)"),
    Reading(
      "failure lost",
      Result<Int, any Error>.self,
      "failure(TraceRecordingTests.PostError.lost)"
    ),
    Reading("failure", Result<Int, TornError>.self, "failure(TraceRecordingTests.TornError.torn)"),
    Reading("slow", Speed.self, "slow"), Reading(".express", Speed.self, "express"),
    Reading("2", Parcel.self, "Parcel(number: 8)"), Reading("1", Any.self, "Parcel(number: 7)"),
    Reading("clerk", PostClerk.self, "TraceRecordingTests.PostClerk"),
    Reading("Clerk", (any PostCounterProtocol)?.self, "Optional(TraceRecordingTests.PostClerk)"),
    Reading("3", Grams.self, "Grams(3)"),
  ]

  @Test(arguments: values) func `reads`(_ value: Reading) throws {
    #expect(try value.read(Reading.reader) == value.expected)
  }

  // MARK: Errors

  private static let unwritable =
    " cannot be written: numbers, texts, true and false, nil, cases, lists of these, "
    + "and what the module lends can."

  static let errors = [
    Reading("x", Int.self, "x is no Int.  Write a number: 3"),
    Reading("", Int.self, "\"\" is no Int.  Write a number: 3"),
    Reading("2.5", Int.self, "2.5 is no Int.  Write a number: 3"),
    Reading("99999999999999999999", Int.self, "99999999999999999999 is no Int.  Write a number: 3"),
    Reading("1e999", Double.self, "1e999 is no Double.  Write a number: 2.5"),
    Reading("nan", Double.self, "nan is no Double.  Write a number: 2.5"),
    Reading("yes", Bool.self, "yes is no Bool.  Write true or false."),
    Reading(
      #""a\qb""#,
      String.self,
      #""a\qb" is no String.  Write \\ for a backslash, \" for a quotation mark."#
    ),
    Reading("x", Int?.self, "x is no Int.  Write a number: 3"),
    Reading("1, 2", [Int].self, "1, 2 is no [Int].  Write a list in brackets: [1, 2]"),
    Reading("[", [Int].self, "[ is no [Int].  Write a list in brackets: [1, 2]"),
    Reading("[1, (]", [Int].self, "[1, (] is no [Int].  Write a list in brackets: [1, 2]"),
    Reading("[a:]", [Int].self, "[a:] is no [Int].  Write a list in brackets: [1, 2]"),
    Reading("[1, x]", [Int].self, "x is no Int.  Write a number: 3"),
    Reading(
      "3",
      Result<Int, PostError>.self,
      "3 is no Result<Int, PostError>.  Write success VALUE, or failure."
    ),
    Reading("success x", Result<Int, PostError>.self, "x is no Int.  Write a number: 3"),
    Reading(
      "failure wet",
      Result<Int, PostError>.self,
      "wet is no PostError.  There are: closed, lost."
    ),
    Reading("fast", Speed.self, "fast is no Speed.  There are: slow, express."),
    Reading("1", Speed.self, "1 is no Speed.  There are: slow, express."),
    Reading("3", Parcel.self, "There is no Parcel 3: the module lends 1 to 2."),
    Reading("0", Parcel.self, "There is no Parcel 0: the module lends 1 to 2."),
    Reading(
      "-9223372036854775808",
      Parcel.self,
      "There is no Parcel -9223372036854775808: the module lends 1 to 2."
    ),
    Reading("big", Parcel.self, "big is no Parcel.  Write its number, 1 to 2."),
    Reading("1", Stamp.self, "A Stamp\(unwritable)"),
    Reading("red", Stamp.self, "A Stamp\(unwritable)"),
    Reading("clerk", PostDepot.self, "A PostDepot\(unwritable)"),
    Reading("nobody", (any PostCounterProtocol).self, "A PostCounterProtocol\(unwritable)"),
    Reading("failure", Result<Int, StampError>.self, "A StampError\(unwritable)"),
    Reading("a\nb", Int.self, #"a\nb is no Int.  Write a number: 3"#),
  ]

  @Test(arguments: errors) func `says why a text is no value, and what to write`(_ error: Reading) {
    #expect { try error.read(Reading.reader) } throws: { "\($0)" == error.expected }
  }

  // MARK: Placeholders

  @Test func `has placeholders for types with a default`() {
    let reader = Reading.reader
    #expect(reader.placeholder(Int.self) == 0)
    #expect(reader.placeholder(Double.self) == 0)
    #expect(reader.placeholder(Bool.self) == false)
    #expect(reader.placeholder(String.self) == "")
    #expect(reader.placeholder([Stamp].self)?.isEmpty == true)
    #expect(reader.placeholder(Parcel?.self) == .some(nil))
    #expect(reader.placeholder(Parcel.self) == Parcel(number: 7))
    #expect(reader.placeholder(Speed.self) == .slow)
    #expect(reader.placeholder(Result<Int, PostError>.self) == .success(0))
    #expect(reader.placeholder(Void.self) != nil)
    #expect(reader.placeholder(Stamp.self) == nil)
    #expect(reader.placeholder(Result<Stamp, PostError>.self) == nil)
    #expect(reader.placeholder(Grams.self) == nil)
  }
}

/// A type of a team's own whose values can be written.
private struct Grams: WritableValue, CustomStringConvertible {
  let number: Int
  var description: String { "Grams(\(number))" }

  static func read(_ text: String, by reader: ValueReader) throws(ValueError) -> Grams {
    Grams(number: try reader.value(text))
  }
}

enum TornError: Error, CaseIterable { case torn, wet }
private struct StampError: Error {}

/// A text with the expected result of reading it as a type: the value, or the error.
struct Reading: CustomTestStringConvertible, @unchecked Sendable {
  let testDescription: String
  let expected: String
  let read: (ValueReader) throws(ValueError) -> String

  init<Value>(_ text: String, _ type: Value.Type, _ expected: String) {
    testDescription = "\(text) as \(type)"
    self.expected = expected
    read = { reader throws(ValueError) in "\(try reader.value(text, as: type))" }
  }

  /// A reader with the lent values of a post office and one participant.
  static var reader: ValueReader {
    let clerk = PostClerk()
    return ValueReader(lending: [Parcel(number: 7), Parcel(number: 8), PostError.lost]) {
      $0.lowercased() == "clerk" ? clerk : nil
    }
  }
}

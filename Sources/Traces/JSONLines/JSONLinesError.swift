/// The position and reason of an error in a trace written as JSON Lines.
public typealias JSONLinesError = TraceSyntaxError<JSONLinesProblem>

/// The reasons for an error in a line of a trace written as JSON Lines.
public enum JSONLinesProblem: Hashable, Sendable {
  /// Bytes that are not UTF-8.
  case wrongUTF8
  /// Text where something else was expected, which the associated value describes.
  case expected(String)
  /// Text after the JSON value of the line.
  case superfluousText
  /// Arrays and objects nested more than `limit` levels deep.
  case tooDeep(limit: Int)
  /// A number that is not valid JSON.
  case wrongNumber
  /// A whole number beyond 2^53 in either direction.
  case greatNumber
  /// A row number below 1, of a row itself or of the row that caused an event.
  case impossibleRow(Int)
  /// A row number that an earlier row has already.
  case repeatedRow(Int)
  /// A string without its closing quotation mark.
  case unclosedString
  /// A backslash that begins no escape, or an unpaired surrogate.
  case wrongEscape
  /// A control character in a string without an escape.
  case bareControl
  /// A first line that is not the header of a trace, or no line at all.
  case missingHeader
  /// A version of the format other than 1, as the header states it.
  case unknownVersion(Int)
  /// An object without the required key that the associated value names.
  case missingKey(String)
  /// A string that is none of the words `known`.
  case unknownWord(String, known: [String])
}

extension JSONLinesProblem: CustomStringConvertible {
  /// The reason for the error, with the correct spelling where one is known.
  public var description: String {
    switch self {
    case .wrongUTF8: "these bytes are not UTF-8"
    case .expected(let what): "expected \(what)"
    case .superfluousText: "expected the end of the line"
    case .tooDeep(let limit): "more than \(limit) arrays and objects in each other"
    case .wrongNumber: "this is no JSON number"
    case .greatNumber: "expected a whole number up to 2^53"
    case .impossibleRow(let number):
      "there is no row \(number): rows are numbered from 1 to 2^53"
    case .repeatedRow(let number):
      "an earlier row has the number \(number), too: give each row its own"
    case .unclosedString: #"this text needs a second ""#
    case .wrongEscape: #"expected one of the escapes \" \\ \/ \b \f \n \r \t \uXXXX"#
    case .bareControl: "a control character must be escaped"
    case .missingHeader: #"the first line must be {"viperlab":1,"lanes":[…]}"#
    case .unknownVersion(let version) where version > 1:
      "a newer viperlab wrote this trace, in version \(version) of the format; this one reads "
        + "version 1: take the newer one"
    case .unknownVersion(let version): "there is no version \(version) of the format; write 1"
    case .missingKey(let key): #"the key "\#(key)" is missing"#
    case .unknownWord(let word, let known):
      "expected \(known.joined(separator: ", ")), not \(word.notationLabel)"
    }
  }
}

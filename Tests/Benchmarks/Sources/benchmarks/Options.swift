/// What is asked for on the command line.
struct Options {
  /// How many messages are sent in a batch or drawn at most, or how many actions a session has.
  var messages: Int?
  /// How often everything is done; the best counts.
  var rounds: Int?
  var countsInstructions = false
  /// The case to send one batch of, and nothing else.
  var only: String?
  /// Whether diagrams are measured, not messages.
  var measuresDiagrams = false
  /// Whether sessions are measured, not messages.
  var measuresSessions = false
  /// Whether transcripts are measured, and nothing else of sessions.
  var measuresTranscripts = false
  /// Whether it is measured how costs grow, and nothing else.
  var measuresGrowth = false
  /// The program that draws them and answers.
  var viperlab: String?

  init(_ arguments: some Sequence<String>) throws {
    var words = arguments.makeIterator()
    while let word = words.next() {
      switch word {
      case "--instructions": countsInstructions = true
      case "--messages": messages = try Options.number(words.next(), of: word)
      case "--rounds": rounds = try Options.number(words.next(), of: word)
      case "--only": only = words.next()
      case "--diagrams": measuresDiagrams = true
      case "--session": measuresSessions = true
      case "--transcripts": measuresTranscripts = true
      case "--growth": measuresGrowth = true
      case "--viperlab": viperlab = words.next()
      default: throw OptionError.unknown(word)
      }
    }
  }

  private static func number(_ text: String?, of option: String) throws -> Int {
    guard let number = text.flatMap({ Int($0) }), number > 0 else {
      throw OptionError.notANumber(option)
    }
    return number
  }
}

/// What is wrong with the command line.
enum OptionError: Error, CustomStringConvertible {
  case unknown(String)
  case notANumber(String)

  var description: String {
    switch self {
    case .unknown(let word):
      "There is no \(word): use --session, --transcripts, --diagrams, --growth, --instructions, --messages N, --rounds N."
    case .notANumber(let option): "\(option) needs a number above 0."
    }
  }
}

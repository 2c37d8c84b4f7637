import RoleNames
import Traces

extension Message {
  /// Whether the message changes a part of a screen or adds content, as `setImage(_:at:)` does, and so replaces no other content.
  var isForPlace: Bool {
    Vocabulary.adding.contains(baseName.smallWords.first ?? "")
      || (arguments ?? []).dropFirst().contains { argument in
        // The content for one text replaces the content for another text.
        let label = argument.label ?? ""
        let isText = argument.value.summary.first == "\""
        return Message.places.contains(label) && !(isText && ["for", "of"].contains(label))
      }
  }

  /// Returns whether one of the later arguments is another case than in `other`, as in `show(hits, field: .city)`.
  func hasOtherPlace(than other: Message) -> Bool {
    zip((arguments ?? []).dropFirst(), (other.arguments ?? []).dropFirst()).contains {
      $0.value.summary.hasPrefix(".") && $0.value.summary != $1.value.summary
    }
  }

  /// Whether an argument's label says at which place of a screen or for which entry the message is: `fillHeart(at: 2)`.
  var namesPlace: Bool {
    arguments?.contains { Message.places.contains($0.label ?? "") } == true
  }

  private static let places: Set = [
    "at", "field", "for", "in", "row", "index", "id", "of", "page", "section",
  ]

  /// Returns whether the message contains a number from the arguments of `question`, written as `id: 7` or `(7`.
  func names(_ question: Message?) -> Bool {
    let keys = (question?.arguments ?? []).map(\.value.summary).filter { Int($0) != nil }
    let texts = (arguments ?? []).flatMap { [$0.value.summary, $0.value.detail] }
    return keys.flatMap { ["id: \($0)", "(\($0)"] }.contains { name in
      texts.contains { text in
        text.ranges(of: name).contains { range in
          text[range.upperBound...].first.map { $0.isNumber || $0 == "." } != true
        }
      }
    }
  }
}

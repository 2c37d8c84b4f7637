/// Something that a variant can do wrong, and where it is planted in each.
struct Mutant: Equatable {
  /// Its name: `wrong-price`.
  let name: String
  /// What goes wrong, in a few words.
  let summary: String
  /// What is changed, in the order in which it is done.
  var plantings: [Planting] = []

  /// What is changed in one variant.
  func plantings(in variant: String) -> [Planting] { plantings.filter { $0.variant == variant } }
}

/// Some lines of a file, and those that take their place.
struct Planting: Equatable {
  /// The variant's folder.
  let variant: String
  /// The file's name.
  let file: String
  /// The lines that are taken out.
  var old: [String] = []
  /// The lines that are put in.
  var new: [String] = []
}

extension Planting {
  /// The text with the lines replaced; nil unless they stand in it exactly once.
  func planted(in text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard !old.isEmpty, lines.count >= old.count else { return nil }
    let indices = (0...lines.count - old.count).filter { Array(lines[$0..<$0 + old.count]) == old }
    guard let index = indices.first, indices.count == 1 else { return nil }
    let result = lines[..<index] + new + lines[(index + old.count)...]
    return result.joined(separator: "\n")
  }
}

/// How many letters must be put in, taken out or changed to make one word of another.
struct EditDistance {
  let count: Int

  init(_ first: String, _ second: String) {
    let letters = Array(second)
    var row = Array(0...letters.count)
    for letter in first {
      var diagonal = row[0]
      row[0] += 1
      for index in letters.indices {
        let changed = diagonal + (letter == letters[index] ? 0 : 1)
        diagonal = row[index + 1]
        row[index + 1] = min(changed, diagonal + 1, row[index] + 1)
      }
    }
    count = row[letters.count]
  }
}

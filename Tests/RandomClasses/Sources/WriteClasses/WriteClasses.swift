/// Writes the program of a seed to the standard output; the seed is 1 by default.
///
///     WriteClasses SEED
@main struct WriteClasses {
  static func main() {
    let seed = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
    var classes = RandomClasses(seed: seed)
    print(classes.program)
  }
}

/// The smallest Swift program with a prompt, for comparison of start times.
@main struct Hello {
  static func main() {
    print("hello> ", terminator: "")
    _ = readLine()
  }
}

/// Why there is no profile, or there are no stats.
public enum ProfileError: Error {
  case unavailable
}
